import { isPending, type Standing } from '../../domain/roles.ts'
import { ButtonLink } from '../../ui/actions/button-link.tsx'
import { Notice } from '../../ui/content/notice.tsx'
import { LockedNotice } from './locked-notice.tsx'

/** A seller without a shop sees the first step (PR21). */
export const PointMissing = () => (
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

/** Why a person in seller mode may not register sales now, and the way on (PR18, PR21, RL04). */
export const StandingNotice = ({ standing }: { standing: Standing }) => {
  if (standing.locked) return <LockedNotice />
  if (!isPending(standing)) return <PointMissing />
  return (
    <Notice tone="warning" title="Ожидает подтверждения">
      Продажи можно будет регистрировать, когда администратор торговой точки одобрит заявку
    </Notice>
  )
}
