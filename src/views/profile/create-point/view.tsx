/** The form of a new retail point, and its result (M09; RP14–RP20, VL42–VL47). */
import { useSelector } from '@xstate/react'
import type { Standing } from '../../../domain/people/roles.ts'
import { showsForm } from '../../../machines/profile/create-point/selectors.ts'
import { Page } from '../../../ui/shell/page.tsx'
import { FlowRoot } from '../../kit/flow-root.tsx'
import { StandingNotice } from '../../kit/standing-notice.tsx'
import { useSend } from '../../kit/use-send.ts'
import { FormPart } from './form-part.tsx'
import { DonePart, RefusedPart, UnansweredPart } from './result-parts.tsx'
import type { CreatePointActor } from './types.ts'

const LEAD = 'Заявку проверят. Когда её подтвердят, вы станете администратором точки и сможете регистрировать продажи'

export const CreatePointView = ({ actor, standing }: { actor: CreatePointActor; standing: Standing }) => {
  const snapshot = useSelector(actor, (current) => current)
  const send = useSend(actor)
  const part = { actor, snapshot }
  const shown = () => {
    if (snapshot.matches('done')) return <DonePart actor={actor} />
    if (snapshot.matches('refused')) return <RefusedPart {...part} />
    if (snapshot.matches('unanswered')) return <UnansweredPart {...part} />
    const isForm = showsForm(snapshot)
    return (
      <Page
        title="Новая торговая точка"
        lead={isForm && LEAD}
        onBack={() => send({ type: 'back' })}
        isBackDisabled={!snapshot.can({ type: 'back' })}
      >
        {isForm ? <FormPart {...part} /> : <StandingNotice standing={standing} />}
      </Page>
    )
  }
  return (
    <FlowRoot flow="createPoint" value={snapshot.value}>
      {shown()}
    </FlowRoot>
  )
}
