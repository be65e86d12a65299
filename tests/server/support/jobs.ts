import type { JobWatch } from '../../../server/kernel/jobs/worker.ts'

/** Listens to nothing that a worker tells. */
export const deafWatch: JobWatch = { failed: () => undefined, putAside: () => undefined, ended: () => undefined }
