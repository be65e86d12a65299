import type { Db } from '../../kernel/database/types.ts'
import type { JobHandler } from '../../kernel/jobs/job.ts'
import { enqueueAll } from '../../kernel/jobs/queue.ts'
import type { FileStore } from './ports.ts'

/** No request that writes a file lives as long. */
export const LONGEST_UPLOAD = 3_600_000

/**
 * Has the bytes of deleted rows removed, at once. Where an upload may still be writing them they are looked for once more
 * when it cannot be any longer: then a crash of its process leaves nothing either.
 */
export const removeBytes = async (
  tx: Db,
  gone: readonly { name: string; storedAt: Date | null }[],
  now: number,
): Promise<void> => {
  const payloads = (rows: typeof gone) => rows.map(({ name }) => ({ name }))
  await enqueueAll(tx, 'remove-file', payloads(gone), new Date(now))
  const unstored = gone.filter(({ storedAt }) => storedAt === null)
  await enqueueAll(tx, 'remove-file', payloads(unstored), new Date(now + LONGEST_UPLOAD))
}

/** The job «remove-file» {name}: takes the bytes of a forgotten file out of the store; twice is the same as once. */
export const removeFileJob =
  (store: FileStore): JobHandler =>
  async ({ name }, { signal }) => {
    await store.remove(name ?? '', signal)
    return async () => null
  }
