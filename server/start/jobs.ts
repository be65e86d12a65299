import { LANES } from '../kernel/jobs/lanes.ts'
import { enqueue } from '../kernel/jobs/queue.ts'
import { ASK_TIME, createWorker } from '../kernel/jobs/worker.ts'
import type { JobWatch, Worker } from '../kernel/jobs/worker.ts'
import { bankNoticeJob } from '../modules/bank/notice-job.ts'
import { findCardsJob } from '../modules/cards/find-cards-job.ts'
import { unbindCardJob } from '../modules/cards/unbind-job.ts'
import { deskDecisionJob } from '../modules/cases/decision-job.ts'
import { chatAnswerJob } from '../modules/chats/told-job.ts'
import { sendCodeJob } from '../modules/codes/send-code-job.ts'
import { checkClaimsJob } from '../modules/desk/checks/check-claims-job.ts'
import { removeFileJob } from '../modules/files/remove-file-job.ts'
import { checkLedgerJob } from '../modules/ledger/check-job.ts'
import { sealLedgerJob } from '../modules/ledger/seal.ts'
import { countPayeesJob } from '../modules/payouts/count-payees-job.ts'
import { payoutJob } from '../modules/payouts/job.ts'
import { countForInn, payeeNames } from '../modules/payouts/payees.ts'
import { innCheckJob } from '../modules/profile/inn-check-job.ts'
import type { OnAccepted } from '../modules/profile/inn-check-job.ts'
import { sendPushJob } from '../modules/push/send-push-job.ts'
import { reconcileJob } from '../modules/reconcile/job.ts'
import { receiptCheckJob } from '../modules/sales/check-receipt-job.ts'
import { expireReservesJob } from '../modules/sales/expire-reserves-job.ts'
import { warnReservesJob } from '../modules/sales/warn-reserves-job.ts'
import { checkSmsJob } from '../modules/sms/check-sms-job.ts'
import { sendSmsJob } from '../modules/sms/send-sms-job.ts'
import { cleanup } from './cleanup.ts'
import type { Deps } from './deps.ts'
import { boundPorts } from './ports/bound-ports.ts'

/** The worker with every kind of job. */
export const buildWorker = (deps: Deps, watch: JobWatch): Worker => {
  const ports = boundPorts(deps.ports, deps.portTimes)
  const onAccepted: OnAccepted = (tx, userId, inn, now) => countForInn(tx, userId, payeeNames(deps.payeeKeys, inn), now)
  return createWorker({
    db: deps.db,
    now: () => deps.now(),
    handlers: {
      'receipt-check': receiptCheckJob(ports.receiptCheck),
      'expire-reserves': expireReservesJob,
      'warn-reserves': warnReservesJob,
      'remove-file': removeFileJob(ports.fileStore),
      'inn-check': innCheckJob(ports.innCheck, onAccepted),
      payout: payoutJob(ports.acquirer),
      'bank-notice': bankNoticeJob((...notice) => deps.postNotice(...notice), deps.bankKeys.current),
      'unbind-card': unbindCardJob(ports.acquirer),
      'find-cards': findCardsJob(ports.acquirer),
      reconcile: reconcileJob(ports.acquirer),
      'count-payees': countPayeesJob(deps.payeeKeys),
      'send-code': sendCodeJob(deps),
      'send-sms': sendSmsJob(ports.sms, (error) => watch.failed(error, 'send-sms')),
      'check-sms': checkSmsJob(ports.sms),
      'send-push': sendPushJob(ports.webPush, (error) => watch.failed(error, 'send-push')),
      'chat-answer': chatAnswerJob,
      'desk-decision': deskDecisionJob({ onAccepted, secondAbove: deps.secondAbove }),
      'check-claims': checkClaimsJob(deps.checksOff, ports.fileStore),
      cleanup: cleanup(deps),
      'seal-ledger': sealLedgerJob,
      'check-ledger': checkLedgerJob,
    },
    lanes: LANES,
    watch,
    askTime: ASK_TIME,
  })
}

/** Recurring jobs; each exists once, however many servers start. */
export const scheduleRepeating = async ({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> => {
  const kinds = [
    'cleanup',
    'check-claims',
    'expire-reserves',
    'warn-reserves',
    'reconcile',
    'count-payees',
    'seal-ledger',
    'check-ledger',
  ] as const
  for (const kind of kinds) await enqueue(db, kind, {}, new Date(now()), kind)
}
