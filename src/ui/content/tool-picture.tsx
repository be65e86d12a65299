import { useState } from 'react'
import { cx } from '../base/cx.ts'
import styles from './tool-picture.module.css'

/** The class of each size, in pixels at the browser's usual font size. */
const SIZES = { 40: styles.row, 44: styles.line, 96: styles.card, 168: styles.large } as const

/** The default picture (IV03). It comes with the component: nothing has to be loaded, and nothing can fail. */
const DefaultDrawing = () => (
  <svg viewBox="0 0 96 96" fill="none" stroke="currentColor" aria-hidden="true">
    <path strokeWidth="5" strokeLinejoin="round" strokeDasharray="9 7" d="M48 14 77.5 31v34L48 82 18.5 65V31Z" />
    <path strokeWidth="6" strokeLinecap="round" d="M40 41c0-5 3.5-8 8-8s8 3 8 7.5c0 6-8 6-8 12.5" />
    <circle cx="48" cy="63" r="3.8" fill="currentColor" stroke="none" />
  </svg>
)

export type ToolPictureProps = {
  /** The picture's path; without one there is the default drawing, which also replaces a picture that does not load. */
  src: string | null | undefined
  size: keyof typeof SIZES
}

/** A tool's picture on a tile of a fixed size. Decorative: the tool's name must stand beside it. */
export const ToolPicture = ({ src, size }: ToolPictureProps) => {
  const [failed, setFailed] = useState<string | null>(null)
  return (
    <span className={cx(styles.tile, SIZES[size])}>
      {!src || src === failed ? (
        <DefaultDrawing />
      ) : (
        // «loading» before «src»: some browsers start the request at once.
        <img loading="lazy" src={src} alt="" width={size} height={size} decoding="async" onError={() => setFailed(src)} />
      )}
    </span>
  )
}
