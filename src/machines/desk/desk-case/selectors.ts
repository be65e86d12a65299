import type { SnapshotFrom } from 'xstate'
import { reasonProblem } from '../../../domain/desk/reason.ts'
import type { deskCaseMachine } from './machine.ts'
import { reasonOf } from './setup.ts'

type Snapshot = SnapshotFrom<typeof deskCaseMachine>

/** Whether the row can be decided now: it is taken, and nothing is under way. */
export const isOpenForVerdict = (snapshot: Snapshot): boolean => snapshot.matches('ready')
export const isBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy')
/** Whether this operator has it: the pane says until when. */
export const isMine = (snapshot: Snapshot): boolean =>
  ['ready', 'reasoning', 'acting'].some((state) => snapshot.value === state) || snapshot.matches('handing')
/** The reason as the person reads it; empty while there is none. */
export const reasonIn = ({ context }: Snapshot): string => reasonOf(context)
/** What is wrong with the reason, once it was sent. */
export const reasonProblemIn = (snapshot: Snapshot): string | null =>
  snapshot.context.isReasonShown ? reasonProblem(reasonIn(snapshot)) : null
/** Whether the reason stands on the screen: being chosen, or under way with its decision. */
export const isReasoning = ({ value, context }: Snapshot): boolean =>
  value === 'reasoning' || (value === 'acting' && context.command?.deed === 'decide' && context.verdict !== 'approve')
/** Where the hand-over stands; null while nobody asks for one. */
export const handingIn = (snapshot: Snapshot): 'loading' | 'failed' | 'choosing' | null =>
  (['loading', 'failed', 'choosing'] as const).find((handing) => snapshot.matches({ handing })) ?? null
