import type { ReactNode } from 'react'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { X } from '../../../ui/base/icons.ts'
import styles from './panel-head.module.css'

interface Props {
  kind: string
  title: string
  text?: ReactNode
  onClose?: () => void
}

/** The subject of a panel. Its heading takes the focus on selection: see flow-page.tsx. */
export const PanelHead = ({ kind, title, text, onClose }: Props) => (
  <div className={styles.head}>
    <div className={styles.words}>
      <p className={styles.kind}>{kind}</p>
      <h2 className={styles.title} tabIndex={-1} data-panel-title>
        {title}
      </h2>
      {text && <p className={styles.text}>{text}</p>}
    </div>
    {onClose && <IconButton size="sm" label="Закрыть (Esc)" icon={<X />} onClick={onClose} />}
  </div>
)
