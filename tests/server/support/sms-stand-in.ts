import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { once } from 'node:events'
import type { SmsGatewayName } from '../../../server/kernel/database/sets.ts'
import { httpSms } from '../../../server/modules/sms/http-gateway.ts'
import type { SmsGateway } from '../../../server/modules/sms/port.ts'
import { smsc } from '../../../server/modules/sms/smsc.ts'
import { smsRu } from '../../../server/modules/sms/smsru.ts'

export type StandInName = Exclude<SmsGatewayName, 'outbox'>

/** How a gateway treats a request; a number is an error of its protocol. */
export type Step = 'ok' | 'slow' | 'silent' | 'cut' | 'html' | `http ${number}` | number

/** What has reached a phone. */
export interface OnPhone {
  id: string | null
  mobile: string
  text: string
  sender?: string
  reference: string | null
}

/** The gateways in a process of their own; see sms-stand-in.mjs. */
export interface SmsStandIn {
  /** Forgets what has been and says how the next requests are treated. */
  plan(name: StandInName, next?: readonly Step[], state?: 'onTheWay' | 'delivered' | 'undelivered'): Promise<void>
  seen(name: StandInName): Promise<{ requests: number; phones: OnPhone[] }>
  /** Our adapter to it. */
  gateway(name: StandInName, options?: { secret?: string; timeout?: number; url?: string }): SmsGateway
  /** Settings of a server that uses it. */
  env: Record<string, string>
  stop(): Promise<void>
}

const FILE = join(import.meta.dirname, 'sms-stand-in.mjs')

/** Starts the stand-in and waits until it listens. */
export const startSmsStandIn = async (): Promise<SmsStandIn> => {
  const child = spawn(process.execPath, [FILE], { stdio: ['pipe', 'pipe', 'inherit'] })
  const [first] = (await once(child.stdout, 'data')) as [Buffer]
  const origin = String(first).trim()
  return {
    plan: async (gateway, next = [], state = 'delivered') => {
      await fetch(`${origin}/control`, { method: 'POST', body: JSON.stringify({ gateway, next, state }) })
    },
    seen: async (name) =>
      (await (await fetch(`${origin}/seen?gateway=${name}`)).json()) as { requests: number; phones: OnPhone[] },
    gateway: (name, { secret = 'right', timeout = 5_000, url = origin } = {}) => {
      const shared = { sender: 'MST', timeout }
      if (name === 'http') return httpSms({ url: `${url}/http/send`, token: secret, ...shared })
      if (name === 'smsc') return smsc({ url: `${url}/smsc/`, login: 'mst', password: secret, ...shared })
      return smsRu({ url: `${url}/smsru/`, apiId: secret, ...shared })
    },
    env: {
      SMSC_URL: `${origin}/smsc/`,
      SMSC_LOGIN: 'mst',
      SMSC_PASSWORD: 'right',
      SMSRU_URL: `${origin}/smsru/`,
      SMSRU_API_ID: 'right',
      SMS_URL: `${origin}/http/send`,
      SMS_TOKEN: 'right',
    },
    stop: async () => {
      const ended = once(child, 'exit')
      child.stdin.end()
      await ended
    },
  }
}
