/** Reports of problems as the portal sends them, and as somebody else does. */
import { randomUUID } from 'node:crypto'
import { deflateRawSync } from 'node:zlib'
import { pack } from '../../../src/replay/packed/pack.ts'
import type { Line } from '../../../src/replay/record/lines.ts'
import type { Answer, CallOptions, TestApp } from '../support/server/test-app.ts'

export const OPERATOR = 90
export const RELEASE = '0.1.0-abc'

export interface Sent {
  code: string
  eraseKey: string
  ends: string
}

export interface Opened {
  code: string
  person: { id: string; name: string } | null
  same: { count: number; codes: string[] }
}

/** Somebody has pressed a button of a flow, and the answer did not come. */
export const stepsOf = (machine: string, state: string): Line[] => [
  ['segment', 0, { release: RELEASE, begun: 1_700_000_000_000, at: 5_000 }],
  ['flow', 1, machine, 'editing', null, 0],
  ['event', 1, 'form.change', 0, 0, 300],
  ['event', 1, 'submit', 0, 'sending', 900],
  ['event', 1, 'xstate.error.actor.send', 0, state, 10_000],
]

export const recordingOf = (lines: readonly Line[] = stepsOf('addTool', 'unanswered')): string => pack(lines, RELEASE, null)

/** Any text as a recording. */
export const deflated = (text: string | Buffer): string =>
  `1${RELEASE}.${deflateRawSync(text, { level: 9 }).toString('base64url')}`

let addresses = 0
/** An address that nothing has come from. */
export const freshAddress = (): string => {
  addresses += 1
  return `198.51.${100 + Math.floor(addresses / 250)}.${(addresses % 250) + 1}`
}

export const bodyOf = (more: object = {}): object => ({
  note: 'Нажала «Зарегистрировать», а ответа нет',
  recording: recordingOf(),
  place: '/tool',
  width: 360,
  height: 740,
  theme: 'light',
  ...more,
})

export const report = (world: TestApp, more: object = {}, options: CallOptions = {}): Promise<Answer> =>
  world.call('POST', '/problem-reports', { key: randomUUID(), address: freshAddress(), body: bodyOf(more), ...options })

/** A report that is stored. */
export const sent = async (world: TestApp, more: object = {}, options: CallOptions = {}): Promise<Sent> => {
  const { status, json } = await report(world, more, options)
  if (status !== 200) throw new Error(`not stored: ${JSON.stringify(json)}`)
  const { report: code, eraseKey, ends } = json.payload as { report: string; eraseKey: string; ends: string }
  return { code, eraseKey, ends }
}

export const erase = (world: TestApp, code: string, eraseKey: string, address = freshAddress()): Promise<Answer> =>
  world.call('POST', '/problem-reports/erase', { body: { code, eraseKey }, address })

/** An act of an operator. */
export const atDesk = async (world: TestApp, path: string, body?: object): Promise<Answer> =>
  world.call(body === undefined ? 'GET' : 'POST', `/desk/reports${path}`, {
    token: await world.tokenOf(OPERATOR),
    ...(body && { body }),
  })

export const open = (world: TestApp, code: string): Promise<Answer> => atDesk(world, '', { code })

export const opened = async (world: TestApp, code: string): Promise<Opened> => (await open(world, code)).json.payload
