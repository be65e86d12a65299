import type { JobHandler } from '../jobs/job.ts'
import type { FileStore } from './ports.ts'

/** The job «remove-file» {name}: takes the bytes of a forgotten file out of the store; twice is the same as once. */
export const removeFileJob =
  (store: FileStore): JobHandler =>
  async ({ name }, { signal }) => {
    await store.remove(name ?? '', signal)
    return async () => null
  }
