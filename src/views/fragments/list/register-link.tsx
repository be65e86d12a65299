import { ButtonLink } from '../../../ui/actions/button-link.tsx'
import styles from './register-link.module.css'

/** The way to the form. On a phone it stands beside the page's title, and its second word is only read aloud. */
export const RegisterLink = ({ what, href = '/tool' }: { what: 'продажу' | 'инструмент'; href?: string }) => (
  <ButtonLink href={href} variant="primary">
    <span>
      Зарегистрировать<span className={styles.what}> {what}</span>
    </span>
  </ButtonLink>
)
