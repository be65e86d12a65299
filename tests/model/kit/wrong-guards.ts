/** Forces each guard of a machine, one after the other, to a constant result. */
import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate'
import { idOfTransition, transitionsOf } from '../../../src/atlas/chart/extract.ts'
import { nodesOf } from '../../../model/kit/nodes.ts'

export type Guard = (...args: unknown[]) => boolean
/** The results of `and`, `or` and `not`: XState calls their `check`, passing the guard itself for its parts. */
export type ComposedGuard = Guard & {
  guards: unknown[]
  check: (snapshot: unknown, args: unknown, self: ComposedGuard) => boolean
}

export interface WrongGuard {
  /** The guard and its forced result: «isDone true», «isDone in sending done signIn 0 false», «part 2 of isComplete true». */
  title: string
  /** The guard itself, its whole for a part, or the guard of one use. */
  name: string
  says: boolean
  /** Breaks it; the returned function repairs it. */
  put: () => () => void
}

/** XState looks guards up by name on every evaluation: a replacement here reaches every actor of the machine. */
export const guardsOf = (machine: AnyStateMachine) => machine.implementations.guards as Record<string, Guard>

const isComposed = (guard: unknown): guard is ComposedGuard => typeof guard === 'function' && 'guards' in guard

/** Replaces a value of an object until it is restored. */
const replace = (holder: object, key: PropertyKey, other: unknown) => (): (() => void) => {
  const own = Reflect.get(holder, key)
  Reflect.set(holder, key, other)
  return () => void Reflect.set(holder, key, own)
}

const both = (title: string, name: string, holder: object, key: PropertyKey): WrongGuard[] =>
  [true, false].map((says) => ({ title: `${title} ${says}`, name, says, put: replace(holder, key, () => says) }))

/** A forced part of joined guards changes the whole only where the others decide: yes in `and`, no in `or`. */
const parts = (name: string, guard: ComposedGuard): WrongGuard[] =>
  guard.guards.flatMap((part, at) => {
    const says = guard.name === 'and'
    const own: WrongGuard[] =
      guard.guards.length > 1
        ? [{ title: `part ${at + 1} of ${name} ${says}`, name, says, put: replace(guard.guards, at, () => says) }]
        : []
    return [...own, ...(isComposed(part) ? parts(name, part) : [])]
  })

const branchesOf = (machine: AnyStateMachine): AnyTransitionDefinition[] =>
  nodesOf(machine)
    .flatMap(transitionsOf)
    .flat()
    .filter(({ guard }) => guard !== undefined)

/** The name by which a branch refers to its guard; null without one. */
const nameOf = ({ guard }: AnyTransitionDefinition): string | null => {
  if (typeof guard === 'function') return null
  return typeof guard === 'string' ? guard : (guard as { type: string }).type
}

/** The names of the guards in use, and the branches with unnamed guards. */
export const askedIn = (machine: AnyStateMachine): { names: string[]; nameless: string[] } => {
  const branches = branchesOf(machine)
  return {
    names: [...new Set(branches.flatMap((branch) => nameOf(branch) ?? []))],
    nameless: branches.filter((branch) => nameOf(branch) === null).map(idOfTransition),
  }
}

/** Every guard, each of its parts, and each of its uses where there are several. */
export const wrongGuards = (machine: AnyStateMachine): WrongGuard[] => {
  const guards = guardsOf(machine)
  const branches = branchesOf(machine)
  return Object.entries(guards).flatMap(([name, own]) => {
    const uses = branches.filter((branch) => nameOf(branch) === name)
    return [
      ...both(name, name, guards, name),
      ...(isComposed(own) ? parts(name, own) : []),
      ...(uses.length > 1 ? uses.flatMap((use) => both(`${name} in ${idOfTransition(use)}`, name, use, 'guard')) : []),
    ]
  })
}
