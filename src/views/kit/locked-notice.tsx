import { ButtonLink } from '../../ui/actions/button-link.tsx'
import { Notice } from '../../ui/content/notice.tsx'

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
