import { isPending, userStatus, type Standing } from '../../domain/people/roles.ts'
import { ButtonLink } from '../../ui/actions/button-link.tsx'
import { Notice } from '../../ui/content/notice.tsx'
import { LockedNotice } from './locked-notice.tsx'

/** A seller without a shop sees the first step (PR21). */
const PointMissing = () => (
  <Notice
    title="Сначала нужна торговая точка"
    actions={
      <ButtonLink href="/profile/point" size="sm">
        Добавить торговую точку
      </ButtonLink>
    }
  >
    Продажи регистрируют продавцы торговой точки
  </Notice>
)

/** A person with an application: who decides about it, and the way to it (RL08, A42). */
const ApplicationPending = ({ standing }: { standing: Pick<Standing, 'status'> }) => (
  <Notice
    tone="warning"
    title="Ожидает подтверждения"
    actions={
      <ButtonLink href="/profile/point" size="sm">
        Посмотреть заявку
      </ButtonLink>
    }
  >
    {userStatus(standing.status) === 'ART_PENDING'
      ? 'Продажи можно будет регистрировать, когда новую торговую точку подтвердят'
      : 'Продажи можно будет регистрировать, когда администратор торговой точки одобрит заявку'}
  </Notice>
)

/** Why a person in seller mode may not register sales now, and the way on (PR18, PR21, RL04). */
export const StandingNotice = ({ standing }: { standing: Standing }) => {
  if (standing.locked) return <LockedNotice />
  return isPending(standing) ? <ApplicationPending standing={standing} /> : <PointMissing />
}
