/**
 * The portal in small: it commits a command with a key, keeps both in a draft before anything is sent, and repeats the
 * same request until it has read an answer (B08, B10, C04 of docs/decisions.md).
 */
import type { Receipt } from '../../../src/domain/receipt.ts'
import type { Command } from '../support/commands.ts'
import type { Fate, Intent } from './plan.ts'

/** What is sent. */
export interface Packet {
  who: number
  key: string
  command: Command
}

/** What survives a reload, as JSON. */
interface Draft {
  packet: Packet
  confirms: boolean
}

export interface Client {
  /** Whether there is anything left to do. */
  isBusy(): boolean
  /** The packet to send now; commits the next intent when nothing is under way. */
  next(): Packet | null
  /** The page is loaded again: only what was stored is left. */
  reload(): void
  /** An answer was read. */
  hear(code: number): void
  /** What becomes of the sending that is about to leave. */
  takeFate(): Fate
}

interface World {
  serials: readonly string[]
  receipts: readonly Receipt[]
  newKey(): string
}

const register = (who: number, sn: string, receipt: Receipt): Command =>
  who === 2 ? { kind: 'purchase', sn, receipt } : { kind: 'sale', sn, receipt }

const commandOf = (who: number, { kind, serial, receipt }: Intent, { serials, receipts }: World): Command => {
  const sn = serials[serial] ?? ''
  if (kind === 'reserve') return { kind, sn, offline: false }
  if (kind === 'release') return { kind, sn }
  return register(who, sn, receipts[receipt]!)
}

/** What «Добавить» in the dialog of 84 and 9 sends (A54); a second 84 or 9 opens no dialog. */
const manually = (command: Command): Command | null => {
  if (command.kind === 'sale') return { ...command, kind: 'manual', side: 'seller' }
  if (command.kind === 'purchase') return { ...command, kind: 'manual', side: 'buyer' }
  return command.kind === 'reserve' && !command.offline ? { ...command, offline: true } : null
}

export const createClient = (who: number, intents: readonly Intent[], world: World): Client => {
  const wishes = [...intents]
  /** The network's, not the client's: a reload does not bring it back. */
  let fates: Fate[] = []
  let stored: string | null = null
  let memory: Draft | null = null

  const commit = (confirms: boolean, command: Command): Draft => {
    memory = { packet: { who, key: world.newKey(), command }, confirms }
    stored = JSON.stringify(memory)
    return memory
  }

  const current = (): Draft | null => {
    if (memory) return memory
    const intent = wishes.shift()
    if (!intent) return null
    fates = [...intent.fates]
    return commit(intent.confirms, commandOf(who, intent, world))
  }

  return {
    isBusy: () => memory !== null || wishes.length > 0,
    next: () => current()?.packet ?? null,
    reload: () => {
      memory = stored === null ? null : (JSON.parse(stored) as Draft)
    },
    hear: (code) => {
      const draft = memory
      stored = null
      memory = null
      const again = draft?.confirms && (code === 84 || code === 9) ? manually(draft.packet.command) : null
      if (draft && again) commit(draft.confirms, again)
    },
    takeFate: () => fates.shift() ?? 'arrives',
  }
}
