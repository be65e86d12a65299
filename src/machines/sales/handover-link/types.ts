import type { HandoverLink } from '../../../api/types.ts'
import type { QuestionContext, QuestionEvent } from '../../fragments/question/types.ts'
import type { Command } from '../../kit/command/types.ts'

/** The sale that is handed over. */
export interface Asked {
  id: string
  /** Empty after a reload, because no draft holds it. */
  sn: string
}

/** A new link, or the end of the one that stands. */
export type LinkCommand = Command & { kind: 'issue' | 'revoke'; saleId: string }

/** The link as people take it. */
export interface Drawn {
  address: string
  /** Modules on a side, without the quiet zone. */
  size: number
  /** The dark modules as an SVG path; one module is one unit. */
  path: string
}

export interface HandoverLinkContext extends QuestionContext<Asked, LinkCommand, HandoverLink | null> {
  /** The link of the sale that it names; null until there is one, and after its end. */
  link: (HandoverLink & { saleId: string }) | null
  /** Null until it has been drawn. */
  drawn: Drawn | null
}

export type HandoverLinkEvent =
  | ({ type: 'open'; key: string; now: number } & Asked)
  /** «Новая ссылка» */
  | { type: 'renew'; key: string }
  | { type: 'retry' }
  | QuestionEvent<Asked>
