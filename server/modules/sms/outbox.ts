import { formatPhone } from '../../../src/domain/people/phone.ts'
import { outboxMessages } from '../../kernel/database/schema.ts'
import type { Db } from '../../kernel/database/types.ts'
import type { SmsGateway } from './port.ts'

/**
 * Sends nothing: messages are stored in the outbox for the demo page and printed to the terminal. A repeated message is stored
 * once, as with a real gateway.
 */
export const outboxSms = (db: Db, print: (line: string) => void): SmsGateway => ({
  name: 'outbox',
  sendsOnce: true,
  send: async ({ id, mobile, text }, now) => {
    const added = await db
      .insert(outboxMessages)
      .values({ id, mobile, text, at: new Date(now) })
      .onConflictDoNothing({ target: outboxMessages.id })
      .returning({ id: outboxMessages.id })
    if (added.length > 0) print(`SMS ${formatPhone(mobile)}: ${text}`)
    return { kind: 'taken', reference: null }
  },
  state: null,
})
