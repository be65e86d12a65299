import { RetryLater } from './jobs/job.ts'

/**
 * A service outside is down, slow or refuses to work: the call ends with words for the person, who may repeat it, and with a line of the
 * log for the operator; a job tries again later.
 */
export class ServiceAway extends RetryLater {
  /** For the person: what did not happen, and what to do. */
  readonly told: string

  /** @param reason for the log; without addresses, keys and personal data */
  constructor(reason: string, told: string) {
    super(reason)
    this.told = told
  }
}
