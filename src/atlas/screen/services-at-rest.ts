/** The services of a shell that is only looked at: nothing here can send a request. */
import { createActor } from 'xstate'
import { createToasts } from '../../app/effects/toasts.ts'
import type { Services } from '../../app/session/services.ts'
import { notificationsMachine } from '../../machines/site/notifications/machine.ts'

const unanswered = () => new Promise<never>(() => {})
const nothing = () => {}

export const servicesAtRest = (session: Services['session']): Services =>
  ({
    session,
    toasts: createToasts(),
    api: { call: unanswered },
    effects: { toast: nothing, logProblem: nothing },
    notifications: createActor(notificationsMachine, { input: { owner: null } }).start(),
  }) as unknown as Services
