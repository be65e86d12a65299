import { describe, expect, test } from 'vitest'
import { asked, carried, CODE, found, LINES, LINK, replayFlow } from '../../../model/desk/replay.ts'
import { squeezed, timeMarks } from '../../../src/machines/desk/replay/selectors.ts'
import { isReportText } from '../../../src/machines/desk/replay/source.ts'
import { testMachine } from '../kit/test-machine.ts'
import { walk } from '../kit/walk.ts'

testMachine(replayFlow)

const byCode = replayFlow.inputs['a code']
const byLink = replayFlow.inputs['a link']
const entry = replayFlow.inputs['the entry']
const shown = ['loadReport: loaded', 'unpackReport: opened'] as const
const inFrame = [...shown, { type: 'frame.ready', release: '1.15.0' }, { type: 'frame.opened', steps: found }] as const
const choose = (outcome: string) => ({ type: 'outcome.choose', call: '1 createSale', outcome })
const go = (to: number) => ({ type: 'go', to })
const typed = (code: string) => ({ type: 'form.change', patch: { code } })

describe('replay: journeys', () => {
  test('D263 a report opens at its end, as wide and as dark as the person saw it', () => {
    expect(walk(replayFlow, byCode, [...shown])).toMatchObject({
      state: 'shown.still',
      context: { at: 3, width: 412, theme: 'dark', kept: { code: CODE } },
    })
  })

  test('D263 forward and back stop at the ends, and the address keeps the step', () => {
    expect(walk(replayFlow, byCode, [...shown, go(99)]).context.at).toBe(3)
    const end = walk(replayFlow, byCode, [...shown, go(-1)])
    expect(end.context.at).toBe(0)
    expect(end.effects.slice(-2)).toMatchObject([
      { type: 'tellFrame', params: { kind: 'show', step: 2, theme: 'dark' } },
      { type: 'keepStep', params: { step: 0 } },
    ])
  })

  test('D263 it plays with its pauses, begins anew from the end, and stops at it', () => {
    const pause = 'after PAUSE in shown.playing'
    const playing = walk(replayFlow, byCode, [...shown, 'play'])
    expect(playing).toMatchObject({ state: 'shown.playing', context: { at: 0 } })
    expect(walk(replayFlow, byCode, [...shown, 'play', pause, 'pause'])).toMatchObject({
      state: 'shown.still',
      context: { at: 1 },
    })
    // From the middle it goes on.
    expect(walk(replayFlow, byCode, [...shown, go(1), 'play'])).toMatchObject({ state: 'shown.playing', context: { at: 1 } })
    expect(walk(replayFlow, byCode, [...shown, 'play', pause, pause, pause, pause])).toMatchObject({
      state: 'shown.still',
      context: { at: 3 },
    })
  })

  test('D263 a link is told to the audit before it is unpacked, and is not opened without it', () => {
    expect(walk(replayFlow, byLink, []).state).toBe('admitting')
    for (const fault of ['noteOpening: lost', 'noteOpening: crash'])
      expect(walk(replayFlow, byLink, [fault])).toMatchObject({ state: 'notAdmitted', context: { opened: null } })
    expect(walk(replayFlow, byLink, ['noteOpening: lost', 'retry', 'noteOpening: noted']).state).toBe('unpacking')
  })

  test('D263 a code that nobody has, a failure and a release without its dictionary are told apart', () => {
    expect(walk(replayFlow, byCode, ['loadReport: gone'])).toMatchObject({ state: 'gone', context: { carried: null } })
    for (const fault of ['loadReport: lost', 'loadReport: crash'])
      expect(walk(replayFlow, byCode, [fault])).toMatchObject({ state: 'failed', context: { carried: null } })
    expect(walk(replayFlow, byCode, ['loadReport: lost', 'retry', 'loadReport: loaded']).state).toBe('unpacking')
    for (const [outcome, state] of [
      ['unpackReport: forgotten', 'forgotten'],
      ['unpackReport: damaged', 'damaged'],
      ['unpackReport: crash', 'damaged'],
    ] as const)
      expect(walk(replayFlow, byLink, ['noteOpening: noted', outcome]).state).toBe(state)
  })

  test('D263 the field takes a code in any spelling, and a link', () => {
    const typedCode = walk(replayFlow, entry, [typed(CODE.toLowerCase().replaceAll('-', ' ')), 'submit'])
    expect(typedCode.effects).toMatchObject([{ type: 'navigate', params: { to: `/support/${encodeURIComponent(CODE)}` } }])
    expect(walk(replayFlow, entry, [typed(LINK), 'submit'])).toMatchObject({ state: 'admitting', context: { text: LINK } })
    expect(walk(replayFlow, entry, [typed('не код'), 'submit'])).toMatchObject({
      state: 'asking',
      context: { form: { values: { code: 'не код' }, errors: { code: expect.stringContaining('МСТ-7F3K-92') } } },
    })
  })

  test('D263 a file that is no report says so; what cannot be unpacked leads back to the entry', () => {
    const pick = replayFlow.modelEvents.find(({ event }) => event.type === 'pick')?.event as never
    expect(walk(replayFlow, entry, [pick, 'readFile: report']).state).toBe('admitting')
    expect(walk(replayFlow, entry, [pick, 'readFile: other'])).toMatchObject({
      state: 'asking',
      context: { form: { errors: { code: 'Это не файл обращения' } } },
    })
    const damaged = walk(replayFlow, byLink, ['noteOpening: noted', 'unpackReport: damaged', 'again'])
    expect(damaged).toMatchObject({ state: 'asking', context: { text: null, carried: null } })
  })

  test('D264 «Отсюда иначе» needs the frame; the chosen answer goes to the call that waits', () => {
    expect(() => walk(replayFlow, byCode, [...shown, 'fork'])).toThrow('not possible')
    expect(() => walk(replayFlow, byCode, [...inFrame, 'fork', choose('sold')])).toThrow('not possible')
    const forked = [...inFrame, 'fork', { type: 'frame.asks', calls: [asked] }] as const
    expect(() => walk(replayFlow, byCode, [...forked, 'answer'])).toThrow('not possible')
    const answered = walk(replayFlow, byCode, [...forked, choose('sold'), 'answer'])
    expect(answered.effects.at(-1)).toMatchObject({ params: { kind: 'answer', call: '1 createSale', outcome: 'sold' } })
    expect(answered.context).toMatchObject({ calls: [], chosen: null })
    const back = walk(replayFlow, byCode, [...forked, 'back'])
    expect(back.state).toBe('shown.still')
    expect(back.effects.slice(-2)).toMatchObject([
      { params: { kind: 'back' } },
      { params: { kind: 'show', step: LINES.length - 1 } },
    ])
  })

  test('D263 without the frame the events go on', () => {
    expect(walk(replayFlow, byCode, [...shown, { type: 'frame.broken' }, go(1)])).toMatchObject({
      state: 'shown.still',
      context: { at: 1, isFrameOpen: false },
    })
  })
})

describe('replay: parts', () => {
  test('D263 what looks like a report is one, before anything is unpacked', () => {
    for (const text of [LINK, carried.recording, `#${carried.recording}`, '20a1b2c3d.0102.abc', '20a1b2c3d..abc'])
      expect(isReportText(text)).toBe(true)
    for (const text of ['', 'https://mst.example/', '12', '{}', '{"recording": "x y"}', CODE])
      expect(isReportText(text)).toBe(false)
  })

  test('D263 pauses are drawn to scale up to a bound, and long ones are told', () => {
    expect([squeezed(0), squeezed(4_000), squeezed(600_000)]).toEqual([1_500, 4_000, 8_000])
    const steps = walk(replayFlow, byCode, [...shown]).context.opened?.steps ?? []
    const marks = timeMarks(steps)
    expect(marks.map(({ place }) => Number(place.toFixed(2)))).toEqual([0, 0.16, 0.58, 1])
    expect(marks.map(({ gap }) => gap?.pause ?? null)).toEqual([null, null, 46_000, 30_000])
  })
})
