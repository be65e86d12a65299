import { cx } from '../base/cx.ts'
import { SkeletonBlock } from '../base/skeleton.tsx'
import { VisuallyHidden } from '../base/visually-hidden.tsx'
import styles from './page.module.css'

/**
 * The placeholder of a loading screen: its title, a bar where nobody knows it yet, and its first panel. Its heights stand in the style sheet:
 * the page that waits for its scripts has it too, and may have no `style`.
 */
export const PageSkeleton = ({ title }: { title?: string }) => (
  <div className={cx(styles.page, styles.full)}>
    <div className={styles.head}>
      {title === undefined ? (
        <span className={styles.titleSkeleton}>
          <SkeletonBlock />
        </span>
      ) : (
        <h1 className={styles.title}>{title}</h1>
      )}
    </div>
    <div className={styles.panelSkeleton} role="status">
      <VisuallyHidden>Загрузка…</VisuallyHidden>
      <SkeletonBlock />
    </div>
  </div>
)
