import { useId, type ReactNode } from 'react'
import type { Missing } from '../../machines/fragments/captcha/selectors.ts'
import { Button } from '../../ui/actions/button.tsx'
import { MissingPart } from './missing-part.tsx'
import styles from './submit-part.module.css'

type Props = {
  busy: boolean
  maySubmit: boolean
  missing: readonly Missing[]
  /** The button's label. */
  children: ReactNode
}

/** The submit button of a form with a captcha, and its missing conditions. */
export const SubmitPart = ({ busy, maySubmit, missing, children }: Props) => {
  const rest = useId()
  return (
    <div className={styles.submit}>
      <Button type="submit" variant="primary" size="lg" wide busy={busy} disabled={!busy && !maySubmit} aria-describedby={rest}>
        {children}
      </Button>
      <MissingPart id={rest} missing={missing} />
    </div>
  )
}
