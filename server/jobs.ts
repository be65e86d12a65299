import type { Deps } from './deps.ts'
import { sendCodeJob } from './modules/codes/send-code-job.ts'
import { removeFileJob } from './modules/files/remove-file-job.ts'
import { cleanupJob } from './modules/jobs/cleanup-job.ts'
import { enqueue } from './modules/jobs/queue.ts'
import { createWorker } from './modules/jobs/worker.ts'
import type { Worker } from './modules/jobs/worker.ts'
import { innCheckJob } from './modules/profile/inn-check-job.ts'
import { expireReservesJob } from './modules/sales/expire-reserves-job.ts'
import { receiptCheckJob } from './modules/sales/check-receipt-job.ts'
import { sendSmsJob } from './modules/sms/send-sms-job.ts'

/** The worker with every kind of job. @param report is told of failures that nobody expected */
export const buildWorker = (deps: Deps, report: (error: unknown, kind: string) => void): Worker =>
  createWorker({
    db: deps.db,
    now: () => deps.now(),
    handlers: {
      'receipt-check': receiptCheckJob(deps.ports.receiptCheck),
      'expire-reserves': expireReservesJob,
      'remove-file': removeFileJob(deps.ports.fileStore),
      'inn-check': innCheckJob(deps.ports.innCheck),
      'send-code': sendCodeJob(deps),
      'send-sms': sendSmsJob(deps.ports.sms, (error) => report(error, 'send-sms')),
      cleanup: cleanupJob,
    },
    report,
  })

/** Jobs that repeat for ever; each exists once however many servers start. */
export const scheduleRepeating = async ({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> => {
  for (const kind of ['cleanup', 'expire-reserves'] as const) await enqueue(db, kind, {}, new Date(now()), kind)
}
