import styles from './qr-picture.module.css'

interface QrPictureProps {
  /** What it leads to. */
  label: string
  /** Side in modules, and the dark ones as the path of an SVG. */
  drawn: { size: number; path: string }
}

/** The quiet zone that a reader wants around a code, in modules. */
const QUIET = 4

/** White in both themes, with its quiet zone: a camera reads dark on light. Its container gives the width. */
export const QrPicture = ({ label, drawn: { size, path } }: QrPictureProps) => {
  const side = size + 2 * QUIET
  return (
    <div role="img" aria-label={label} className={styles.code}>
      <svg viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`} shapeRendering="geometricPrecision" aria-hidden="true">
        <path fill="#fff" d={`M${-QUIET} ${-QUIET}h${side}v${side}h${-side}z`} />
        <path fill="#12171a" d={path} />
      </svg>
    </div>
  )
}
