import type { Client, DeviceCookie } from '../../kernel/call/caller.ts'
import type { Db, Tx } from '../../kernel/database/types.ts'

/** The data of a call that codes need: the same for every public command. */
export interface CodeCall {
  db: Db
  now: number
  commit: <Body>(work: (tx: Tx) => Promise<Body>) => Promise<Body>
  client: () => Promise<Client>
  device: DeviceCookie
}
