import type { Readable } from 'node:stream'
import type { operations } from '../../../openapi/generated/schema.d.ts'
import type { Db, Tx } from '../database/types.ts'
import type { Spooled } from '../spool.ts'
import type { Actor } from './actor.ts'
import type { Client, DeviceCookie } from './caller.ts'

/** Names of the contract's operations. */
export type OperationId = keyof operations

/** Operations without a session: those whose x-roles contain anonymous. Their handlers get no actor. */
export type PublicOperation =
  | 'login'
  | 'getCaptcha'
  | 'requestRegistrationCode'
  | 'requestPassword'
  | 'createUser'
  | 'createLegalUser'
  | 'requestDeletion'
  | 'confirmDeletion'
  | 'recordPageHit'
  | 'postStub'
  | 'listDemoAccounts'
  | 'listDemoMessages'
  | 'demoSignIn'
  | 'takeBankNotice'
  | 'movePushSubscription'
  | 'checkWarranty'
  | 'openHandover'
  | 'deskLogin'
  | 'openInvitation'
  | 'acceptInvitation'
  | 'reportProblem'
  | 'eraseProblem'

/** Public operations that remember who has called, where somebody is signed in. */
export type OpenOperation = 'reportProblem'

/** An answer without an envelope: bytes with their headers. */
export interface Binary {
  contentType: string
  headers: Record<string, string>
  bytes: Buffer
}

/** The same, written while it is read from the database: of any length in the same memory. */
export interface Streamed {
  contentType: string
  headers: Record<string, string>
  stream: Readable
}

/** An uploaded file, laid aside; `tooLong` when it exceeds the limit (then it is cut). The handler closes it. */
export interface Upload extends Spooled {
  name: string
  tooLong: boolean
}

type Json<Content> = Content extends { 'application/json': infer Body }
  ? Body
  : Content extends { 'application/x-www-form-urlencoded': infer Fields }
    ? Fields
    : never

export type BodyOf<Id extends OperationId> = operations[Id] extends { requestBody: { content: infer Content } }
  ? Json<Content>
  : undefined
export type PathOf<Id extends OperationId> = operations[Id]['parameters'] extends { path: infer Path } ? Path : undefined
export type QueryOf<Id extends OperationId> = operations[Id]['parameters'] extends { query?: infer Query }
  ? NonNullable<Query>
  : undefined
export type AnswerOf<Id extends OperationId> = operations[Id]['responses'] extends { 200: { content: infer Content } }
  ? Content extends { 'application/json': infer Body }
    ? Body
    : Binary | Streamed
  : never

/** Operations that take an idempotency key and have a caller: each runs in the transaction that also keeps its answer. */
type HeaderOf<Id extends OperationId> = NonNullable<operations[Id]['parameters']['header']>
type KeyedId = {
  [Id in OperationId]: [HeaderOf<Id>] extends [never] ? never : 'Idempotency-Key' extends keyof HeaderOf<Id> ? Id : never
}[OperationId]
export type CommandId = Exclude<KeyedId, PublicOperation>

/** A handler's input: the validated request, the caller, and the database, for commands of a caller a transaction of it. */
export interface Call<Id extends OperationId> {
  body: BodyOf<Id>
  path: PathOf<Id>
  query: QueryOf<Id>
  /** Who calls; of public operations, one alone asks, and takes whoever it is. */
  actor: Id extends OpenOperation ? Actor | null : Id extends PublicOperation ? null : Actor
  db: Id extends CommandId ? Tx : Db
  /** The idempotency key of a command; null without one. */
  key: string | null
  /** The time of the call by the server's clock, epoch milliseconds. */
  now: number
  /**
   * The last step of a public command: a transaction that also stores its answer under the idempotency key. Writes that must
   * survive a refusal happen before, with `db`.
   */
  commit: <Body>(work: (tx: Tx) => Promise<Body>) => Promise<Body>
  /** The origin of the call, as irreversible hashes. */
  client: () => Promise<Client>
  /**
   * Names the version of the answer (ETag). Does not return where the caller has this version already: the answer is 304. Only for
   * operations whose contract has 304.
   */
  version: (name: string) => void
  /** The browser's device tokens; they grant no rights (D22). */
  device: DeviceCookie
  /** What the browser says of itself; anybody can say anything. */
  userAgent: string
  /** The body of a JSON request as it came, with the caller's signature of it. */
  signed: () => { body: string; signature: string }
  /** Does this once what the call has written is stored; it must not fail. A call that is run again may do it twice. */
  after: (work: () => Promise<void>) => void
  /** Reads the one file of a multipart request. */
  upload: () => Promise<Upload>
}

export type Handler<Id extends OperationId> = (call: Call<Id>) => Promise<AnswerOf<Id>>

/** A handler for every operation: a missing operation or a wrong field of an answer does not compile. */
export type Handlers = { [Id in OperationId]: Handler<Id> }

/** Handlers of one area. */
export const defineHandlers = <Ids extends OperationId>(handlers: Pick<Handlers, Ids>): Pick<Handlers, Ids> => handlers
