import type { QuestionContext, QuestionEvent } from '../../fragments/question/types.ts'
import type { Command } from '../../kit/command/types.ts'

export type Revocation = Command & { saleId: string }

/** The tool whose certificate it is. */
export interface Asked {
  /** The row of the buyer's tools. */
  id: string
  /** Names the file; empty after a reload, because no draft holds it. */
  sn: string
}

export interface CertificateContext extends QuestionContext<Asked, Revocation> {
  /** Where the browser keeps the sheet, while its window is open. */
  url: string | null
}

export type CertificateEvent = ({ type: 'open' } & Asked) | { type: 'retry' } | QuestionEvent<Asked>
