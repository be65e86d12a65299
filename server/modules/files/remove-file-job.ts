import type { Tx } from '../../kernel/database/types.ts'
import type { JobHandler } from '../../kernel/jobs/job.ts'
import { enqueueAll } from '../../kernel/jobs/queue.ts'
import type { FileStore } from './ports.ts'

/** Longer than any upload request lives. */
export const LONGEST_UPLOAD = 3_600_000

/**
 * Enqueues the removal of deleted rows' bytes, at once. If an upload may still be writing, a second job runs after every upload
 * must have ended: even a crash of the upload's process then leaves no bytes.
 */
export const removeBytes = async (
  tx: Tx,
  gone: readonly { name: string; storedAt: Date | null }[],
  now: number,
): Promise<void> => {
  const payloads = (rows: typeof gone) => rows.map(({ name }) => ({ name }))
  await enqueueAll(tx, 'remove-file', payloads(gone), new Date(now))
  const unstored = gone.filter(({ storedAt }) => storedAt === null)
  await enqueueAll(tx, 'remove-file', payloads(unstored), new Date(now + LONGEST_UPLOAD))
}

/** The job «remove-file» {name}: removes a deleted file's bytes from the store; idempotent. */
export const removeFileJob =
  (store: FileStore): JobHandler =>
  async ({ name }, { signal }) => {
    await store.remove(name ?? '', signal)
    return async () => null
  }
