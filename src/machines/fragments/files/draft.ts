/** Reads the file queue from storage (B08). */
import * as z from 'zod/mini'
import { listOf, textOrNull } from '../../kit/shape.ts'

const file = {
  id: z.string(),
  name: z.string(),
  size: z.number(),
  problem: textOrNull,
  key: textOrNull,
}

/** Only a file that was not uploaded may lack a stored name. */
const queuedFile = z.union([
  z.object({ ...file, status: z.enum(['waiting', 'failed', 'refused']), stored: textOrNull }),
  z.object({ ...file, status: z.enum(['done', 'removing']), stored: z.string() }),
])

/** The files of a draft; items of another shape are dropped. */
export const storedFiles = listOf(queuedFile)
