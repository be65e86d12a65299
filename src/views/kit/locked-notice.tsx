import { ButtonLink } from '../../ui/button-link.tsx'
import { Notice } from '../../ui/notice.tsx'

/** Why nothing can be registered, and whom to ask (PR18, RL07). */
export const LockedNotice = () => (
  <Notice
    tone="danger"
    title="Ваш аккаунт заблокирован"
    actions={
      <ButtonLink href="/chat" size="sm">
        Написать в чат
      </ButtonLink>
    }
  >
    Обратитесь к системному администратору
  </Notice>
)
