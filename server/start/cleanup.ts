import { forgetOldKeys } from '../kernel/idempotency/forget.ts'
import { cleanupJob } from '../kernel/jobs/cleanup-job.ts'
import type { JobHandler } from '../kernel/jobs/job.ts'
import { forgetDoneJobs } from '../kernel/jobs/queue.ts'
import { forgetOldAttempts } from '../kernel/limits/attempts.ts'
import { forgetOldCounts } from '../kernel/limits/counts.ts'
import { forgetOldSecurityEvents } from '../modules/audit/security-events.ts'
import { forgetOldSessions } from '../modules/auth/sessions.ts'
import { forgetOldPages } from '../modules/bank/forget.ts'
import { forgetOldHolds } from '../modules/cases/forget.ts'
import { forgetOldCodes } from '../modules/codes/forget.ts'
import { forgetOldDevices } from '../modules/devices/devices.ts'
import { removeUnusedFiles } from '../modules/files/unused.ts'
import { forgetOldLinks } from '../modules/handovers/links.ts'
import { forgetOldNotifications } from '../modules/notifications/forget.ts'
import { forgetDisclosures } from '../modules/people/disclose.ts'
import { forgetOldDeliveries } from '../modules/sms/deliveries.ts'
import { forgetOldStakes } from '../modules/desk/stakes.ts'
import { forgetOldReports } from '../modules/problem-reports/reports.ts'
import { forgetOldYears } from '../modules/payouts/payees.ts'
import { forgetOldTaxRecords } from '../modules/payouts/tax-record.ts'
import type { Deps } from './deps.ts'

/** The hourly job that deletes all expired data. */
export const cleanup = ({ notificationDays, isDemo }: Pick<Deps, 'notificationDays' | 'isDemo'>): JobHandler =>
  cleanupJob([
    removeUnusedFiles,
    forgetOldKeys,
    (db, now) => forgetOldSessions(db, now, isDemo),
    forgetOldAttempts,
    forgetOldDevices,
    forgetOldCounts,
    forgetOldCodes,
    forgetOldDeliveries,
    forgetOldLinks,
    forgetOldHolds,
    forgetOldStakes,
    forgetDisclosures,
    forgetOldReports,
    forgetDoneJobs,
    forgetOldNotifications(notificationDays),
    forgetOldYears,
    forgetOldTaxRecords,
    forgetOldPages,
    forgetOldSecurityEvents,
  ])
