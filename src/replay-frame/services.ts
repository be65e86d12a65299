/** What screens find above them in the frame: nothing asks, stores, navigates or tells anybody. */
import type { Actor } from 'xstate'
import type { Client } from '../api/client.ts'
import type { Effects } from '../app/effects/effects.ts'
import { createToasts } from '../app/effects/toasts.ts'
import type { Services, Session } from '../app/session/services.ts'
import { sessionMachine } from '../machines/account/session/machine.ts'
import { notificationsMachine } from '../machines/site/notifications/machine.ts'
import type { Stage } from './stage.ts'

/** Every effect by any name. */
const noEffects = new Proxy({} as Effects, { get: () => () => {} })

/** A call that is never answered: what was answered stands in the recording. */
const api: Client = { call: () => new Promise<never>(() => {}), quiet: () => Promise.resolve() }

const NOBODY = { token: null, kept: { mode: null, owner: null, chosen: {} } }

/** @param now epoch milliseconds of the step that is shown */
export const createFrameServices = (stage: Stage, now: () => number): Services => ({
  api,
  clock: { now, offset: 0 },
  effects: noEffects,
  places: { go: () => {}, goBack: () => {}, follow: () => () => {} },
  session: stage.mount(sessionMachine, NOBODY).actor as Session,
  toasts: createToasts(),
  notifications: stage.mount(notificationsMachine, { owner: null }).actor as Actor<typeof notificationsMachine>,
})
