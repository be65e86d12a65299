import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

export interface TaxStandInState {
  /** As the tax service has them, sums in kopecks. */
  receipts?: Record<string, unknown>[]
  parties?: { value?: string; data: { inn: string; type: string; state: { status: string } } & Record<string, unknown> }[]
  next?: (string | number)[]
}

/** proverkacheka.com and DaData in a process of their own; see tax-stand-in.mjs. Its key is «right». */
export interface TaxStandIn {
  receiptUrl: string
  partyUrl: string
  /** Suggests nothing. */
  addressUrl: string
  /** Forgets what has been and says what there is. */
  plan(state: TaxStandInState): Promise<void>
  seen(): Promise<Record<string, string>[]>
  stop(): Promise<void>
}

/** Starts the stand-in and waits until it listens. */
export const startTaxStandIn = async (): Promise<TaxStandIn> => {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'tax-stand-in.mjs')], { stdio: ['pipe', 'pipe', 'inherit'] })
  const [first] = (await once(child.stdout, 'data')) as [Buffer]
  const origin = String(first).trim()
  return {
    receiptUrl: `${origin}/api/v1/check/get`,
    partyUrl: `${origin}/suggestions/api/4_1/rs/findById/party`,
    addressUrl: `${origin}/suggestions/api/4_1/rs/suggest/address`,
    plan: async (state) => {
      await fetch(`${origin}/control`, { method: 'POST', body: JSON.stringify(state) })
    },
    seen: async () => {
      const { requests } = (await (await fetch(`${origin}/seen`)).json()) as { requests: Record<string, string>[] }
      return requests
    },
    stop: async () => {
      const ended = once(child, 'exit')
      child.stdin.end()
      await ended
    },
  }
}
