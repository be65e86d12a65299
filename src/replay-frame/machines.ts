/** The machines of this release by their ids: those of the portal, whose flows are recorded. */
import type { AnyStateMachine } from 'xstate'

const modules = import.meta.glob<Record<string, unknown>>(['../machines/*/*/machine.ts', '!../machines/desk/*/machine.ts'], {
  eager: true,
})

const isMachine = (value: unknown): value is AnyStateMachine =>
  typeof value === 'object' && value !== null && 'transition' in value && 'root' in value && 'id' in value

const byId = new Map(
  Object.values(modules)
    .flatMap((module) => Object.values(module))
    .filter(isMachine)
    .map((machine) => [machine.id, machine] as const),
)

export const machineOf = (id: string): AnyStateMachine | undefined => byId.get(id)
