/** How a screen of the desk starts its machine: with real actors and effects. */
import { useActorRef } from '@xstate/react'
import { useMemo } from 'react'
import type { Actor, AnyActorLogic, AnyStateMachine, InputFrom } from 'xstate'
import type { Parts } from '../machines/kit/parts-of.ts'
import { useDesk, type DeskServices } from './services.ts'

export interface DeskFlowParts<Machine extends AnyStateMachine> {
  machine: Machine
  /** Every actor that the machine declares; a missing one would never answer, so it does not compile. */
  actors: (services: DeskServices) => Record<Parts<Machine, 'actor'>, AnyActorLogic>
  /** Effects that only this screen has. */
  effects?: (services: DeskServices) => Record<string, (args: unknown, params: never) => void>
}

/** Starts the flow's actor for as long as the screen is mounted. */
export const useDeskFlow = <Machine extends AnyStateMachine>(
  parts: DeskFlowParts<Machine>,
  input: InputFrom<Machine>,
): Actor<Machine> => {
  const services = useDesk()
  const machine = useMemo(
    () =>
      parts.machine.provide({
        actors: parts.actors(services),
        actions: { ...services.effects, ...parts.effects?.(services) },
      } as Parameters<Machine['provide']>[0]) as Machine,
    [parts, services],
  )
  return useActorRef(machine, { input })
}
