/** A new card: the specified form, then the bank's page in another tab (M20; BL12, BL13, BL21; A68). */
import { useSelector } from '@xstate/react'
import { isAtBank, isAtForm } from '../../../machines/money/add-card/selectors.ts'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { FlowRoot } from '../../kit/flow-root.tsx'
import { useSend } from '../../kit/use-send.ts'
import { BankPart } from './bank-part.tsx'
import { FormPart } from './form-part.tsx'
import type { AddCardActor } from './types.ts'

/** F07: the form asks for what the portal does not take. */
const AT_BANK = 'Номер, срок действия и CV2 вы введёте на странице банка'

export const AddCardView = ({ actor }: { actor: AddCardActor }) => {
  const snapshot = useSelector(actor, (current) => current)
  const send = useSend(actor)
  const atBank = isAtBank(snapshot)
  return (
    <FlowRoot flow="addCard" value={snapshot.value}>
      <Dialog
        open={atBank || isAtForm(snapshot)}
        title={atBank ? 'Карта на странице банка' : 'Новая карта'}
        text={atBank ? undefined : AT_BANK}
        onClose={() => send({ type: 'cancel' })}
      >
        {atBank ? <BankPart actor={actor} snapshot={snapshot} /> : <FormPart actor={actor} snapshot={snapshot} />}
      </Dialog>
    </FlowRoot>
  )
}
