/** The contract's types, as src/api reads them, under the names that the rest of the portal uses. */
import type { components, operations } from '../../openapi/generated/portal.d.ts'
import type { TableFile } from './table-answer.ts'

export type Schemas = components['schemas']
export type User = Schemas['User']
export type LegalUser = Schemas['LegalUser']
export type RetailPoint = Schemas['RetailPoint']
export type Seller = Schemas['SellerEntry']
export type Warranty = Schemas['Warranty']
/** What a seller's link hands over (E17). */
export type Handover = Schemas['Handover']
export type HandoverLink = Schemas['HandoverLink']
export type HandoverState = Schemas['HandoverState']
export type SaleEntry = Schemas['SaleEntry']
export type SalesOverview = Schemas['SalesOverview']
export type UserTool = Schemas['UserTool']
export type FoundPoint = Schemas['FoundPoint']
export type PointApplication = Schemas['PointApplication']
export type CitySuggestion = Schemas['CitySuggestion']
export type AddressSuggestion = Schemas['AddressSuggestion']
export type CompanySuggestion = Schemas['CompanySuggestion']
export type Notification = Schemas['Notification']
export type ChatMessage = Schemas['ChatMessage']
export type PushSettings = Schemas['PushSettings']
export type PushTopics = Schemas['PushTopics']
export type Session = Schemas['Session']
export type Card = Schemas['Card']
export type Payout = Schemas['Payout']
export type PointsSummary = Schemas['Summary']

export type HistoryEntry = Schemas['HistoryEntry']

export type ReceiptView = Schemas['ReceiptView']
export type InvoiceView = Schemas['InvoiceView']
/** A tool on either of them. */
export type PaperRow = Schemas['PaperRow']

export type Fate = Schemas['Fate']

export type OperationId = keyof operations

type Content<Body> = Body extends { content: infer Media } ? Media[keyof Media] : never
type Envelope<Id extends OperationId> = operations[Id]['responses'] extends { 200: infer Success } ? Content<Success> : never

/** Operations that return a whole list as a file. */
export type TableId = 'getHistoryFile' | 'getSalesFile' | 'getSellerSalesFile' | 'getUserToolsFile' | 'getAuditFile'

/** The payload of the operation's success. */
export type PayloadOf<Id extends OperationId> = Id extends 'downloadFile' | 'getCertificate' | 'getDeskPersonPicture'
  ? Blob
  : Id extends TableId
    ? TableFile
    : Envelope<Id> extends { payload: infer Payload }
      ? Payload
      : never

export type ToolInformation = PayloadOf<'getToolInformation'>

/** The parts of a request that a caller gives; the Token header is added by the client. */
export interface CallArgs<Id extends OperationId> {
  body?: operations[Id] extends { requestBody: { content: infer Media } } ? Media[keyof Media] : never
  path?: operations[Id]['parameters'] extends { path: infer Path } ? Path : never
  query?: NonNullable<operations[Id]['parameters'] extends { query?: infer Query } ? Query : never>
  /** The idempotency key: a repeated command with it is the same command (B10). */
  idempotencyKey?: string
  signal?: AbortSignal
  /** Milliseconds; the default timeout when left out. */
  timeout?: number
  /** Called with the upload progress, from 0 to 1. */
  onProgress?: (share: number) => void
  /** Called with the rows of a table that have come so far. */
  onRows?: (rows: number) => void
  /** A token to use in place of the stored one. */
  token?: string
  /** An earlier answer with its version: the server need not send it again (ETag), and it is the result then. */
  known?: { version: string; payload: PayloadOf<Id> }
  /** A background call: its 502 does not leave the screen (A27). */
  background?: boolean
}
