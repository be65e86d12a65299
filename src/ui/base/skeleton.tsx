import type { CSSProperties } from 'react'
import { cx } from './cx.ts'
import styles from './skeleton.module.css'

/** The placeholder of text that is loading. Silent: the surrounding block says «Загрузка…». */
export const Skeleton = ({ lines = 1 }: { lines?: number }) => (
  <span className={styles.lines} aria-hidden="true">
    {Array.from({ length: lines }, (_, line) => (
      <span key={line} className={styles.skeleton} />
    ))}
  </span>
)

/** The placeholder of a picture or a card, as high as given, or as `--skeleton-height` says, or six rem. */
export const SkeletonBlock = ({ height }: { height?: string }) => (
  <span
    className={cx(styles.skeleton, styles.block)}
    {...(height !== undefined && { style: { '--skeleton-height': height } as CSSProperties })}
    aria-hidden="true"
  />
)
