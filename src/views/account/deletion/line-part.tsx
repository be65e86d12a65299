import type { Line } from '../../../machines/account/deletion/types.ts'
import { Notice } from '../../../ui/content/notice.tsx'
import styles from './line-part.module.css'

/** The server's message (DL05, DL12). The live region is always mounted: screen readers often skip one mounted with its text. */
export const LinePart = ({ line }: { line: Line | null }) => (
  <div className={styles.line} aria-live={line?.tone === 'danger' ? 'assertive' : 'polite'}>
    {line && <Notice tone={line.tone}>{line.text}</Notice>}
  </div>
)
