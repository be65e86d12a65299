import type { Handlers } from './contract/handlers.ts'
import type { Deps } from './deps.ts'
import { accountHandlers } from './modules/account/handlers.ts'
import { authHandlers } from './modules/auth/handlers.ts'
import { fileHandlers } from './modules/files/handlers.ts'
import { pointHandlers } from './modules/points/handlers.ts'
import { receiptHandlers } from './modules/receipts/handlers.ts'
import { saleHandlers } from './modules/sales/handlers.ts'
import { toolHandlers } from './modules/tools/handlers.ts'
import { userHandlers } from './modules/users/handlers.ts'

/** Every operation of the contract; one that is missing does not compile. */
export const allHandlers = (deps: Deps): Handlers => ({
  ...accountHandlers,
  ...authHandlers,
  ...fileHandlers(deps.ports),
  ...pointHandlers,
  ...receiptHandlers,
  ...saleHandlers(deps),
  ...toolHandlers,
  ...userHandlers,
})
