/**
 * The life of a flow whose command carries money or a document. Leaving its screen ends the flow, as everywhere, unless the command is
 * under way (the tag `busy`): then it goes on without a screen until it has its answer, keeps its draft meanwhile, and the answer is
 * told wherever the person is. Coming back before that shows the same flow.
 */
import type { Actor, AnyStateMachine, SnapshotFrom } from 'xstate'
import { personOf } from '../../machines/account/session/selectors.ts'
import { roots } from '../session/roots.ts'
import type { Session } from '../session/services.ts'
import { answersOf, type AwayAnswer } from './answers.ts'
import { eachOfSession } from './each-of-session.ts'
import { holdPage } from './leave-page.ts'

export interface LaneParts<Machine extends AnyStateMachine> {
  /** @param isShown whether the flow has its screen: without one it leads nobody anywhere */
  create: (isShown: () => boolean) => Actor<Machine>
  /** Stores what must survive a reload, after every step. */
  keep: (snapshot: SnapshotFrom<Machine>) => void
  /** What has become of the command; null where there is nothing to say. */
  answerOf: (snapshot: SnapshotFrom<Machine>) => AwayAnswer | null
}

export interface Lane<Machine extends AnyStateMachine> {
  actor: Actor<Machine>
  /** The screen is there. @returns a function for the moment when it is left */
  show: () => () => void
}

/** The flows under way on this page, by form and person. */
const lanesOf = eachOfSession(() => new Map<string, Lane<AnyStateMachine>>())

const createLane = <Machine extends AnyStateMachine>(
  session: Session,
  { key, owner }: { key: string; owner: string },
  parts: LaneParts<Machine>,
): Lane<Machine> => {
  let isShown = false
  const actor = parts.create(() => isShown)
  const isBusy = () => (actor.getSnapshot() as SnapshotFrom<AnyStateMachine>).hasTag('busy')
  const isOwn = () => personOf(session.getSnapshot())?.id === owner
  const end = () => {
    for (const one of following.splice(0)) one.unsubscribe()
    holdPage(actor, false)
    roots.delete(actor)
    lanesOf(session).delete(key)
    actor.stop()
  }
  /** Somebody else, or nobody, is signed in: the answer is theirs no more, and neither is the draft (B08). */
  const endForOthers = () => {
    if (!isShown && !isOwn()) end()
  }
  const step = (snapshot: SnapshotFrom<Machine>) => {
    parts.keep(snapshot)
    holdPage(actor, isBusy())
    if (isShown || isBusy()) return
    const answer = parts.answerOf(snapshot)
    if (answer) answersOf(session).tell({ ...answer, key, owner })
    end()
  }
  const following: { unsubscribe: () => void }[] = []
  const lane: Lane<Machine> = {
    actor,
    show: () => {
      isShown = true
      answersOf(session).close(key)
      if (following.length === 0) {
        following.push(actor.subscribe(step), session.subscribe(endForOthers))
        lanesOf(session).set(key, lane)
        actor.start()
        roots.add(actor)
        step(actor.getSnapshot())
      }
      return () => {
        isShown = false
        // React may take a screen away and put it back in one step.
        queueMicrotask(() => {
          if (!isShown && following.length > 0 && !(isBusy() && isOwn())) end()
        })
      }
    },
  }
  return lane
}

/** The lane of a form that is under way, or a new one. */
export const openLane = <Machine extends AnyStateMachine>(
  session: Session,
  whose: { key: string; owner: string },
  parts: LaneParts<Machine>,
): Lane<Machine> =>
  // A key belongs to one machine.
  (lanesOf(session).get(whose.key) as unknown as Lane<Machine> | undefined) ?? createLane(session, whose, parts)
