import { useState } from 'react'
import { mayOwn, maySell } from '../../../domain/people/roles.ts'
import type { Person } from '../../../machines/account/session/selectors.ts'
import { ButtonLink } from '../../../ui/actions/button-link.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Checkbox } from '../../../ui/fields/checkbox.tsx'
import { Notice } from '../../../ui/content/notice.tsx'
import { Panel } from '../../../ui/content/panel.tsx'
import { Stack } from '../../../ui/base/stack.tsx'
import { SkeletonBlock } from '../../../ui/base/skeleton.tsx'
import { LockedNotice } from '../../kit/locked-notice.tsx'
import { StandingNotice } from '../../kit/standing-notice.tsx'
import { useSend } from '../../kit/use-send.ts'
import type { PartProps } from './types.ts'

type Props = PartProps & { person: Person }

/** A sale with a receipt, a reserve without one, and a sale to a company (PR19, PR20). */
const SaleActions = () => {
  const [isWithout, setIsWithout] = useState(false)
  return (
    <Stack>
      <div>
        <ButtonLink href={isWithout ? '/tool?receipt=no' : '/tool'} variant="primary" size="lg" wide>
          {isWithout ? 'Зарезервировать без чека' : 'Зарегистрировать продажу с чеком'}
        </ButtonLink>
        <Checkbox label="У меня нет чека" checked={isWithout} onCheckedChange={setIsWithout} />
      </div>
      <ButtonLink href="/legal-entity-register-sale" size="lg" wide>
        Зарегистрировать продажу юридическому лицу
      </ButtonLink>
    </Stack>
  )
}

/** The registrations that the person may make now (PR18–PR23, RL04, RL07, RL08). */
export const ActionsPart = ({ actor, snapshot, person }: Props) => {
  const send = useSend(actor)
  const { mode, point } = snapshot.context
  if (person.standing.locked) return <LockedNotice />
  if (mode === 'customer')
    return mayOwn(person.standing) ? (
      <Panel title="Мои инструменты">
        <Stack gap="tight">
          <ButtonLink href={person.standing.isLegalEntity ? '/legal-entity-tool' : '/tool'} variant="primary" size="lg" wide>
            Зарегистрировать инструмент
          </ButtonLink>
          <ButtonLink href="/find-tool/" size="lg" wide>
            Информация об инструменте
          </ButtonLink>
        </Stack>
      </Panel>
    ) : null
  if (snapshot.matches({ point: 'loading' })) return <SkeletonBlock height="8rem" />
  if (snapshot.matches({ point: 'failed' }))
    return (
      <Notice
        tone="warning"
        live
        actions={
          <Button size="sm" aria-label="Повторить: торговая точка" onClick={() => send({ type: 'point.retry' })}>
            Повторить
          </Button>
        }
      >
        Не удалось загрузить торговую точку
      </Notice>
    )
  return maySell(person.standing, point !== null) ? (
    <Panel title={point?.name || 'Торговая точка'}>
      <SaleActions />
    </Panel>
  ) : (
    <StandingNotice standing={person.standing} />
  )
}
