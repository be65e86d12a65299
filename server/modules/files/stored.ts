import { isNotNull } from 'drizzle-orm'
import { files } from '../../kernel/database/schema.ts'

/** All of its bytes are there. A row whose bytes are still on their way is no file to anybody. */
export const isStored = isNotNull(files.storedAt)
