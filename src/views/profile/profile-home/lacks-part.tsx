import type { User } from '../../../api/types.ts'
import { LACK_TEXTS } from '../../../domain/withdrawal.ts'
import { Notice } from '../../../ui/content/notice.tsx'
import styles from './lacks-part.module.css'

/**
 * What a seller's profile still lacks before points can be withdrawn; nothing once it is approved (A44, A72, C02).
 */
export const LacksPart = ({ user }: { user: User }) => {
  // The list is open: a reason of a newer server has no words here.
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
