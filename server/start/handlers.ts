import { demoHandlers } from '../demo/handlers.ts'
import type { Handlers } from '../kernel/call/handlers.ts'
import { accountHandlers } from '../modules/account/handlers.ts'
import { analyticsHandlers } from '../modules/analytics/handlers.ts'
import { auditHandlers } from '../modules/audit/handlers.ts'
import { authHandlers } from '../modules/auth/handlers.ts'
import { cardHandlers } from '../modules/cards/handlers.ts'
import { caseHandlers } from '../modules/cases/handlers.ts'
import { certificateHandlers } from '../modules/certificates/handlers.ts'
import { captchaHandlers } from '../modules/captcha/handlers.ts'
import { chatHandlers } from '../modules/chats/handlers.ts'
import { deletionHandlers } from '../modules/deletion/handlers.ts'
import { deskHandlers } from '../modules/desk/handlers.ts'
import { fileHandlers } from '../modules/files/handlers.ts'
import { handoverHandlers } from '../modules/handovers/handlers.ts'
import { invoiceHandlers } from '../modules/invoices/handlers.ts'
import { notificationHandlers } from '../modules/notifications/handlers.ts'
import { operatorHandlers } from '../modules/operators/handlers.ts'
import { paperHandlers } from '../modules/papers/handlers.ts'
import { payoutHandlers } from '../modules/payouts/handlers.ts'
import { peopleHandlers } from '../modules/people/handlers.ts'
import { pointHandlers } from '../modules/points/handlers.ts'
import { problemReportHandlers } from '../modules/problem-reports/handlers.ts'
import { profileHandlers } from '../modules/profile/handlers.ts'
import { pushHandlers } from '../modules/push/handlers.ts'
import { reconcileHandlers } from '../modules/reconcile/handlers.ts'
import { registrationHandlers } from '../modules/registration/handlers.ts'
import { saleHandlers } from '../modules/sales/handlers.ts'
import { suggestionHandlers } from '../modules/suggestions/handlers.ts'
import { teamHandlers } from '../modules/team/handlers.ts'
import { toolHandlers } from '../modules/tools/handlers.ts'
import { userHandlers } from '../modules/users/handlers.ts'
import type { Deps } from './deps.ts'

/** Every operation of the contract; a missing one does not compile. */
export const allHandlers = (deps: Deps): Handlers => ({
  ...accountHandlers(deps),
  ...analyticsHandlers,
  ...auditHandlers,
  ...authHandlers(deps),
  ...captchaHandlers(deps.ports),
  ...cardHandlers(deps),
  ...caseHandlers(deps),
  ...certificateHandlers(deps),
  ...chatHandlers(deps),
  ...deletionHandlers(deps),
  ...demoHandlers,
  ...deskHandlers,
  ...fileHandlers(deps.ports),
  ...handoverHandlers(deps),
  ...invoiceHandlers(deps),
  ...notificationHandlers,
  ...operatorHandlers(deps),
  ...paperHandlers(deps),
  ...payoutHandlers(deps),
  ...peopleHandlers(deps),
  ...pointHandlers,
  ...problemReportHandlers(deps),
  ...profileHandlers,
  ...pushHandlers(deps.ports),
  ...reconcileHandlers(deps),
  ...registrationHandlers(deps),
  ...saleHandlers(deps),
  ...suggestionHandlers(deps.ports),
  ...teamHandlers(deps),
  ...toolHandlers(deps),
  ...userHandlers(deps),
})
