import type { ToolInformation } from '../../../api/types.ts'
import type { DocumentFault } from '../../../domain/sales/tool-document.ts'

/** What has become of the question about a document; «there» opens it. */
export type DocumentAnswer = 'there' | Extract<DocumentFault, 'failed' | 'unsupported'>

export interface ToolInfoContext {
  /** The serial of the address. */
  sn: string
  tool: ToolInformation | null
  /** Why there is no tool. */
  problem: string | null
  /** The place of the document that is being opened, in the model's list. */
  opened: number
  /** What is wrong with documents, by their places. */
  faults: Readonly<Record<number, DocumentFault>>
}

export type ToolInfoInput = { sn: string }

export type ToolInfoEvent = { type: 'retry' } | { type: 'document.open'; at: number }
