import type { Db } from '../../kernel/database/types.ts'
import { secretOf } from '../../kernel/secrets/secrets.ts'

/**
 * The key of the bank's notices: that of the contract, or else the sandbox's own. Who signs and who checks both ask here.
 * @param contract BANK_NOTICE_KEY
 */
export const noticeKey = async (db: Db, contract: string | null): Promise<string> => contract ?? (await secretOf(db, 'bank'))
