import { spawn } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import type { KeyObject } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { certificateIn } from './expired-certificate.ts'
import type { TbankMethod, TbankSettings } from '../../../server/modules/bank/tbank/call.ts'
import type { ReadRegistry } from '../../../server/modules/bank/tbank/registry.ts'

/** A payment at the bank. */
interface SeenPayment {
  id: string
  order: string
  card: string
  amount: number
  /** How often money has left. */
  paid: number
}

/** T-Bank in a process of its own; see tbank-stand-in.mjs. */
export interface TbankStandIn {
  /** Settings that the bank accepts; a copy each time, which a test may change. */
  settings(): TbankSettings
  key: KeyObject
  /** Settings of a server that uses it, with a certificate that is good between the two moments. Registries: its own empty folder. */
  env(certificate?: { from: Date; to: Date }): Record<string, string>
  registry: ReadRegistry
  pass(milliseconds: number): Promise<void>
  /** How the next calls of a method fail, one after the other. */
  plan(next: Partial<Record<TbankMethod, (string | Record<string, unknown> | unknown[])[]>>): Promise<void>
  /** Binds a card. @param kind «succeeds» or the code that its payments are rejected with */
  card(customer: string, kind: string): Promise<string>
  seen(): Promise<{ payments: SeenPayment[]; calls: Partial<Record<TbankMethod, number>> }>
  stop(): Promise<void>
}

const [TERMINAL, SERIAL, DAY] = ['1762332910910E2CDEMO', '0a1b2c3d', 86_400_000]
const FILE = join(import.meta.dirname, 'tbank-stand-in.mjs')

/** Starts the stand-in and waits until it listens. */
export const startTbankStandIn = async (): Promise<TbankStandIn> => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const folder = await mkdtemp(join(tmpdir(), 'tbank-'))
  const path = join(folder, 'public.pem')
  await writeFile(path, publicKey.export({ type: 'spki', format: 'pem' }))
  const keyFile = join(folder, 'key.pem')
  await writeFile(keyFile, privateKey.export({ type: 'pkcs8', format: 'pem' }))
  const child = spawn(process.execPath, [FILE, path], { stdio: ['pipe', 'pipe', 'inherit'] })
  const [first] = (await once(child.stdout, 'data')) as [Buffer]
  const origin = String(first).trim()
  const post = async (where: string, body: unknown): Promise<unknown> =>
    (await fetch(`${origin}${where}`, { method: 'POST', body: JSON.stringify(body) })).json()
  return {
    settings: () => ({
      url: `${origin}/e2c/v2/`,
      terminal: TERMINAL,
      key: privateKey,
      serial: SERIAL,
      timeout: 30_000,
    }),
    key: privateKey,
    env: (dates = { from: new Date(Date.now() - DAY), to: new Date(Date.now() + 365 * DAY) }) => ({
      ACQUIRER: 'tbank-e2c',
      BANK_PAGE_HOSTS: 'securepay.tinkoff.ru',
      TBANK_URL: `${origin}/e2c/v2/`,
      TBANK_TERMINAL_KEY: TERMINAL,
      TBANK_KEY_FILE: keyFile,
      TBANK_CERTIFICATE_SERIAL: SERIAL,
      TBANK_CERTIFICATE_FILE: certificateIn(folder, { ...dates, key: keyFile, serial: SERIAL }).cert,
      TBANK_REGISTRIES: folder,
    }),
    registry: async (day) => (await fetch(`${origin}/registry?day=${day}`)).text(),
    pass: async (milliseconds) => {
      await post('/control', { pass: milliseconds })
    },
    plan: async (next) => {
      await post('/control', { plan: next })
    },
    card: async (customer, kind) => ((await post('/control/card', { customer, kind })) as { cardId: string }).cardId,
    seen: async () => (await (await fetch(`${origin}/seen`)).json()) as Awaited<ReturnType<TbankStandIn['seen']>>,
    stop: async () => {
      const ended = once(child, 'exit')
      child.stdin.end()
      await ended
      await rm(folder, { recursive: true })
    },
  }
}
