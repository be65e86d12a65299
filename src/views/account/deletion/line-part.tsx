import type { Line } from '../../../machines/account/deletion/types.ts'
import { Notice } from '../../../ui/content/notice.tsx'
import styles from './line-part.module.css'

/** What the server has said (DL05, DL12). The region stands here from the start: one that arrives with its words is often not read. */
export const LinePart = ({ line }: { line: Line | null }) => (
  <div className={styles.line} aria-live={line?.tone === 'danger' ? 'assertive' : 'polite'}>
    {line && <Notice tone={line.tone}>{line.text}</Notice>}
  </div>
)
