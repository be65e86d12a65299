/** The page of a receipt or a document: heading, status, the way back, two columns; and what stands there while it is not loaded. */
import type { ReactNode } from 'react'
import type { StatusLook } from '../../../domain/sales/receipt-status.ts'
import { ButtonLink } from '../../../ui/actions/button-link.tsx'
import { SkeletonBlock } from '../../../ui/base/skeleton.tsx'
import { VisuallyHidden } from '../../../ui/base/visually-hidden.tsx'
import { ErrorState } from '../../../ui/content/empty-state.tsx'
import { StatusWord } from '../../../ui/content/status-word.tsx'
import { Page } from '../../../ui/shell/page.tsx'
import styles from './paper-page.module.css'

type PaperPageProps = {
  title: string
  status?: StatusLook | null
  onBack: () => void
  children: ReactNode
}

export const PaperPage = ({ title, status, onBack, children }: PaperPageProps) => (
  <Page
    title={title}
    onBack={onBack}
    {...(status && {
      lead: (
        <StatusWord tone={status.tone} sign={status.sign}>
          {status.label}
        </StatusWord>
      ),
    })}
  >
    {children}
  </Page>
)

/** One under the other on a phone and on a tablet, side by side above it. */
export const PaperColumns = ({ main, beside }: { main: ReactNode; beside: ReactNode }) => (
  <div className={styles.columns}>
    <div className={styles.column}>{main}</div>
    <div className={styles.column}>{beside}</div>
  </div>
)

export const PaperWaiting = () => (
  <div role="status">
    <VisuallyHidden>Загрузка…</VisuallyHidden>
    <SkeletonBlock height="18rem" />
  </div>
)

/** Whoever is still here after the portal has gone back. */
export const PaperFailed = ({ text, list }: { text: string; list: '/sales' | '/user-tools' }) => (
  <ErrorState title={text} action={<ButtonLink href={list}>{list === '/sales' ? 'К продажам' : 'К инструментам'}</ButtonLink>} />
)
