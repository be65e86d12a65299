/** A screen's paused machine, and its reports to the page. */
import type { AnyActor, AnyMachineSnapshot, InspectionEvent } from 'xstate'
import { actorAt } from '../chart/replay.ts'
import { stateKey } from '../../machines/kit/state-key.ts'
import type { FlowScreen } from './flow-screen.tsx'
import { tell } from './page-link.ts'
import { screens } from './screens.ts'
import type { ToScreen } from './protocol.ts'

export interface Shown {
  /** A new one per shown configuration: React then remounts the view. */
  id: number
  actor: AnyActor
  screen: FlowScreen
}

const stateOf = (actor: AnyActor): string => stateKey((actor.getSnapshot() as AnyMachineSnapshot).value)

/** The page's own events are not reported back to it. */
const fromPage = new WeakSet<object>()

export const sendFromPage = (actor: AnyActor, event: { type: string }): void => {
  fromPage.add(event)
  actor.send(event)
}

const tellOf = (actor: AnyActor, news: InspectionEvent): void => {
  if (news.actorRef !== actor) return
  if (news.type === '@xstate.event' && !news.event.type.startsWith('xstate.') && !fromPage.has(news.event))
    tell({ type: 'done', event: news.event })
  if (news.type === '@xstate.action' && !news.action.type.startsWith('xstate.'))
    tell({ type: 'effect', name: news.action.type, params: news.action.params ?? null })
  if (news.type === '@xstate.snapshot') tell({ type: 'moved', state: stateOf(actor) })
}

/** Puts the flow into the configuration that the page requests. */
export const show = async (message: Extract<ToScreen, { type: 'show' }>, id: number): Promise<Shown> => {
  const { screen } = (await screens[message.flow]?.()) ?? {}
  if (!screen) throw new Error(`no screen is known of ${message.flow}`)
  const actor = actorAt(screen.machine, message.walks, message.config)
  // Before anybody listens: the page knows of these.
  for (const event of message.told) actor.send(event)
  actor.system.inspect({ next: (news) => tellOf(actor, news) })
  return { id, actor, screen }
}

export const tellShown = ({ actor }: Shown): void => tell({ type: 'shown', state: stateOf(actor) })
