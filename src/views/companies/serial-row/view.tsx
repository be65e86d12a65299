/** One row by itself, as the atlas and the tests of its machine draw it (M13). The form draws its rows by the same part. */
import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { normaliseSerial } from '../../../domain/serials/serial.ts'
import { FlowRoot } from '../../kit/flow-root.tsx'
import { RowPart } from './row-part.tsx'
import type { RowEvents, SerialRowActor } from './types.ts'

type Props = {
  actor: SerialRowActor
  /** The serials of other rows. */
  others?: readonly string[]
}

const NONE: readonly string[] = []
const nothing = () => {}

export const SerialRowView = ({ actor, others = NONE }: Props) => {
  const snapshot = useSelector(actor, (current) => current)
  const { context: row, value } = snapshot
  const on = useMemo((): RowEvents => {
    const isTwice = (text: string): boolean => others.includes(normaliseSerial(text))
    const leaveField = () => {
      const { serialNumber } = actor.getSnapshot().context
      const event = { type: 'leave', isTwice: isTwice(serialNumber) } as const
      if (actor.getSnapshot().can(event)) actor.send(event)
    }
    return {
      change: (_, text) => actor.send({ type: 'edit', text, isTwice: isTwice(text) }),
      leaveField,
      enter: leaveField,
      remove: nothing,
      check: () => actor.send({ type: 'check' }),
      send: () => actor.send({ type: 'add' }),
      paste: nothing,
    }
  }, [actor, others])
  return (
    <FlowRoot flow="serialRow" value={value}>
      <ul>
        <RowPart row={row} number={1} isRemovable={false} isReadOnly={false} isQueueHeld={false} on={on} />
      </ul>
    </FlowRoot>
  )
}
