/** The services of a shell that is only looked at: nothing here can send a request. */
import { createToasts } from '../../app/effects/toasts.ts'
import type { Services } from '../../app/services.ts'

const unanswered = () => new Promise<never>(() => {})
const nothing = () => {}

/** The bell asks in vain, and its failures are told to nobody. */
export const servicesAtRest = (session: Services['session']): Services =>
  ({
    session,
    toasts: createToasts(),
    api: { call: unanswered },
    effects: { toast: nothing, logProblem: nothing },
  }) as unknown as Services
