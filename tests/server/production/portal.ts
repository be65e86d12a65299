/** A server in production with every service behind its ports real by its protocol: stand-ins, and no sandbox. */
import { randomUUID } from 'node:crypto'
import { solveChallenge } from 'altcha-lib'
import type { Challenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { startStandIn } from '../files/stand-ins/process.ts'
import type { StandIn } from '../files/stand-ins/process.ts'
import type { DaemonMode } from '../files/stand-ins/clamd.ts'
import type { StoreMode } from '../files/stand-ins/s3.ts'
import { freshPlace, runToEnd } from '../support/server/process.ts'
import { production } from '../support/server/production.ts'
import { startSmsStandIn } from '../support/sms-stand-in.ts'
import type { SmsStandIn } from '../support/sms-stand-in.ts'
import { startTaxStandIn } from '../support/tax-stand-in.ts'
import type { TaxStandIn } from '../support/tax-stand-in.ts'
import { startTbankStandIn } from '../support/tbank-stand-in.ts'
import type { TbankStandIn } from '../support/tbank-stand-in.ts'

/** The services, and the environment of a server that uses them. */
export interface Services {
  tax: TaxStandIn
  sms: SmsStandIn
  bank: TbankStandIn
  bucket: StandIn<StoreMode>
  clamd: StandIn<DaemonMode>
  env: Record<string, string>
  stop(): Promise<void>
}

/** Starts the stand-ins beside a database without the demo world. */
export const startServices = async (): Promise<Services> => {
  const place = await freshPlace()
  const [tax, sms, bank, bucket, clamd, removed] = await Promise.all([
    startTaxStandIn(),
    startSmsStandIn(),
    startTbankStandIn(),
    startStandIn<StoreMode>('s3'),
    startStandIn<DaemonMode>('clamd'),
    runToEnd('demo-command', ['remove'], place.env),
  ])
  if (removed.code !== 0) throw new Error(removed.output)
  const env = {
    ...production,
    SANDBOX: '',
    ...place.env,
    DRAIN_SECONDS: '0',
    METRICS_PORT: '0',
    RECEIPT_CHECK: 'proverkacheka',
    PROVERKACHEKA_URL: tax.receiptUrl,
    PROVERKACHEKA_TOKEN: 'right',
    INN_CHECK: 'dadata',
    DADATA_PARTY_URL: tax.partyUrl,
    DADATA_TOKEN: 'right',
    SMS: 'smsc',
    ...sms.env,
    ...bank.env(),
    FILES: 's3',
    FILES_ENDPOINT: `http://localhost:${bucket.port}`,
    FILES_REGION: 'ru-test1',
    FILES_BUCKET: 'files',
    FILES_ACCESS_KEY: 'AKIDTEST',
    FILES_SECRET_KEY: 'test/secret+key',
    FILE_SCAN: 'clamd',
    CLAMD: `tcp://127.0.0.1:${clamd.port}`,
  }
  const stop = async (): Promise<void> => {
    await Promise.all([tax, sms, bank, bucket, clamd].map((service) => service.stop()))
    place.remove()
  }
  return { tax, sms, bank, bucket, clamd, env, stop }
}

export interface Answered {
  status: number
  json: { code: number; message: unknown; payload: never }
}

/** Calls a server as the portal does. @param body an object goes as JSON, a form as a form */
export const callTo =
  (url: string) =>
  async (
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    { token = '', body }: { token?: string; body?: object } = {},
  ): Promise<Answered> => {
    const isForm = body instanceof URLSearchParams || body instanceof FormData
    const answer = await fetch(`${url}/api${path}`, {
      method,
      headers: {
        ...(token !== '' && { token }),
        'idempotency-key': randomUUID(),
        ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    })
    return { status: answer.status, json: (await answer.json()) as Answered['json'] }
  }

export type Call = ReturnType<typeof callTo>

/** The portal's own captcha, solved. */
export const solvedCaptcha = async (call: Call): Promise<string> => {
  const { challenge } = (await call('GET', '/captcha')).json.payload as { challenge: Challenge }
  const solution = await solveChallenge({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}
