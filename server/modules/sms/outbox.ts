import { formatPhone } from '../../../src/domain/phone.ts'
import { outboxMessages } from '../../kernel/database/schema.ts'
import type { Db } from '../../kernel/database/types.ts'
import type { SmsGateway } from './port.ts'

/**
 * Sends to nobody: messages lie in the outbox, where the demo page reads them, and are printed to the terminal. A
 * message that comes again is there already, as with a real gateway.
 */
export const outboxSms = (db: Db, print: (line: string) => void): SmsGateway => ({
  send: async ({ id, mobile, text }, now) => {
    const added = await db
      .insert(outboxMessages)
      .values({ id, mobile, text, at: new Date(now) })
      .onConflictDoNothing({ target: outboxMessages.id })
      .returning({ id: outboxMessages.id })
    if (added.length > 0) print(`SMS ${formatPhone(mobile)}: ${text}`)
  },
})
