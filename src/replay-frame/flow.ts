/**
 * `useFlow` and `useDraft` of the frame, in the place of src/app/session/flow.ts: the same screens show flows as they were recorded. Nothing is
 * started, asked for or stored.
 */
import { useEffect, useState } from 'react'
import type { Actor, AnyActorLogic, AnyStateMachine, InputFrom } from 'xstate'
import type { Parts } from '../machines/kit/parts-of.ts'
import type { Services } from '../app/session/services.ts'
import { stage } from './stage.ts'

export interface FlowParts<Machine extends AnyStateMachine> {
  machine: Machine
  actors: (services: Services) => Record<Parts<Machine, 'actor'>, AnyActorLogic>
}

export const useFlow = <Machine extends AnyStateMachine>(
  parts: FlowParts<Machine>,
  input: InputFrom<Machine>,
  _kept?: unknown,
): Actor<Machine> => {
  const [{ actor, keep }] = useState(() => stage.mount(parts.machine, input))
  useEffect(() => keep(), [keep])
  return actor as Actor<Machine>
}

const NOWHERE = { initial: null, keep: () => {} }

/** A draft is in the checkpoints of its flow: none is read here. */
export const useDraft = <Draft>(_flow: string, _owner: string, read: (stored: unknown) => Draft) => {
  const [draft] = useState(() => read(null))
  return { slot: NOWHERE, draft }
}
