import { ButtonLink } from '../../ui/actions/button-link.tsx'
import { Notice } from '../../ui/content/notice.tsx'

/** The reason why registering is locked, and the contact (PR18, RL07). */
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
