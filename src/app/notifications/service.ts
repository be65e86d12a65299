/**
 * The notifications of this tab: one actor for the whole visit, which follows the session, the browser's turns and the other tabs. A
 * chunk of its own, loaded when the first screen stands.
 */
import { createActor, type Actor } from 'xstate'
import { isReady, personOf } from '../../machines/account/session/selectors.ts'
import { notificationsActors } from '../../machines/site/notifications/actors.ts'
import { notificationsMachine } from '../../machines/site/notifications/machine.ts'
import { readToken } from '../effects/storage/storage.ts'
import type { BrowserSubscription } from '../../machines/site/push/types.ts'
import type { PushSettings } from '../../api/types.ts'
import type { Services } from '../session/services.ts'
import { roots } from '../session/roots.ts'
import { browserSubscription, pushBrowser } from './push-browser.ts'
import { readPushPass, storePushPass } from './push-pass.ts'
import { openLine } from './tabs.ts'
import { seekTurn } from './turn.ts'

export type NotificationsActor = Actor<typeof notificationsMachine>

const ownerIn = (session: Services['session']): string | null => {
  const snapshot = session.getSnapshot()
  return isReady(snapshot) ? (personOf(snapshot)?.id ?? null) : null
}

/** Tells the server the browser's new address where the worker could not (D109). @returns whether the server has it */
const moveTo = async (api: Services['api'], { endpoint, keys }: BrowserSubscription, known: PushSettings): Promise<boolean> => {
  const pass = await readPushPass()
  // Of this sign-in's subscription alone: any other is a former person's.
  if (pass === null || pass.endpoint !== known.endpoint) return false
  const old = { endpoint: pass.endpoint, auth: pass.auth }
  return (await api.call('movePushSubscription', { body: { old, endpoint, keys } })).kind === 'ok'
}

/**
 * Compares the browser's subscription with the one that the server names as this sign-in's. Another address of the same one is told to
 * the server; any other subscription is ended: a former person's, whose sign-out this browser has not seen. Quietly: who has none is
 * asked nothing, and without the server's answer nothing is ended.
 */
const settlePush = async (api: Services['api'], isCurrent: () => boolean): Promise<void> => {
  const seen = await browserSubscription()
  if (seen === null) return
  const answer = await api.call('getPushSettings', { background: true })
  if (answer.kind !== 'ok' || !isCurrent()) return
  const { payload } = answer
  if (payload.endpoint === seen.endpoint || (await moveTo(api, seen, payload))) {
    await storePushPass({ endpoint: seen.endpoint, auth: seen.keys.auth, publicKey: payload.publicKey ?? '' })
    return
  }
  // The person may have subscribed meanwhile: that subscription has another address.
  if (isCurrent() && (await pushBrowser.look()).endpoint === seen.endpoint) await pushBrowser.unsubscribe()
}

/** Starts the actor and connects it. @returns the actor, and what takes it down again */
export const startNotifications = ({ api, effects, session }: Services) => {
  const machine = notificationsMachine.provide({ actors: notificationsActors(api), actions: { toast: effects.toast } })
  const actor = createActor(machine, { input: { owner: null } }).start()
  roots.add(actor)

  const line = openLine((heard) => {
    if (heard.kind === 'polled') actor.send({ type: 'news.heard', owner: heard.owner, news: heard.news })
    else if (heard.kind === 'read')
      actor.send({ type: 'mark.heard', owner: heard.owner, id: heard.id, withOlder: heard.withOlder })
    else {
      const { owner, news } = actor.getSnapshot().context
      if (news !== null && owner === heard.owner) line.tell({ kind: 'polled', owner, news })
    }
  })
  // What has just come may be about this very person: an application decided, rights handed over (E03), points that have come.
  let known = actor.getSnapshot().context.arrived
  actor.subscribe(({ context: { arrived } }) => {
    if (arrived !== known && arrived.length > 0) {
      session.send({ type: 'status.refresh' })
      session.send({ type: 'score.refresh' })
    }
    known = arrived
  })
  actor.on('polled', ({ owner, news }) => line.tell({ kind: 'polled', owner, news }))
  actor.on('read', ({ owner, id, withOlder, isOwn }) => isOwn && line.tell({ kind: 'read', owner, id, withOlder }))

  const logUnsubscribed = () => effects.logProblem(null, { problem: 'push: not unsubscribed' })
  let owner: string | null = null
  let leaveTurns = () => {}
  const follow = () => {
    const now = ownerIn(session)
    if (now === owner) return
    owner = now
    leaveTurns()
    leaveTurns = () => {}
    actor.send({ type: 'owner.changed', owner })
    if (owner === null) {
      // The server ends the subscription with the sign-in; the browser's own would only wait for nothing. With a token another
      // person has signed in meanwhile, in another tab: the subscription may be that one's.
      if (readToken() === null) pushBrowser.unsubscribe().catch(logUnsubscribed)
      return
    }
    const begun = owner
    settlePush(api, () => owner === begun).catch(logUnsubscribed)
    line.tell({ kind: 'wanted', owner })
    leaveTurns = seekTurn(`notifications ${owner}`, {
      taken: () => actor.send({ type: 'turn.taken' }),
      lost: () => actor.send({ type: 'turn.lost' }),
    })
  }
  const stop = () => {
    following.unsubscribe()
    leaveTurns()
    line.close()
    roots.delete(actor)
    actor.stop()
  }
  const following = session.subscribe({ next: follow, complete: stop })
  follow()

  return { actor, stop }
}

const started = new WeakMap<Services['session'], NotificationsActor>()

/** The tab's one actor, started by whoever asks first: the bell, or a page of notifications. */
export const notificationsOf = (services: Services): NotificationsActor => {
  if (services.notifications) return services.notifications
  const actor = started.get(services.session) ?? startNotifications(services).actor
  started.set(services.session, actor)
  return actor
}
