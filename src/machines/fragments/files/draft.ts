/** The queue of files comes back from storage (B08). */
import * as z from 'zod/mini'
import { listOf, textOrNull } from '../../kit/shape.ts'

const file = {
  id: z.string(),
  name: z.string(),
  size: z.number(),
  problem: textOrNull,
  key: textOrNull,
}

/** Only what has not arrived may lie nowhere. */
const queuedFile = z.union([
  z.object({ ...file, status: z.enum(['waiting', 'failed', 'refused']), stored: textOrNull }),
  z.object({ ...file, status: z.enum(['done', 'removing']), stored: z.string() }),
])

/** Files of a draft: whatever does not have today's shape is none. */
export const storedFiles = listOf(queuedFile)
