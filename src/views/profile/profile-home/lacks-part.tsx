import type { User } from '../../../api/types.ts'
import { LACK_TEXTS } from '../../../domain/money/withdrawal.ts'
import { Notice } from '../../../ui/content/notice.tsx'
import styles from './lacks-part.module.css'

/**
 * The unmet conditions of a withdrawal in a seller's profile; empty after approval (A44, A72, C02).
 */
export const LacksPart = ({ user }: { user: User }) => {
  // The list is open-ended: a newer server's condition has no text here.
  const texts = user.lacks.map((lack) => LACK_TEXTS[lack] as string | undefined).filter((text) => text !== undefined)
  if (user.approved || texts.length === 0) return null
  return (
    <Notice title="Для вывода баллов не хватает">
      <ul className={styles.list}>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </Notice>
  )
}
