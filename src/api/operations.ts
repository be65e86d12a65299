/** What the contract says of its operations, for whoever may call or name any of them. The portal's own client knows only its own. */
import { deskOperations } from './generated/operations/desk.ts'
import { portalOperations } from './generated/operations/portal.ts'

export const operations = { ...portalOperations, ...deskOperations } as const
