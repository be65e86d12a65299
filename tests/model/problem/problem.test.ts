import { describe, expect, test } from 'vitest'
import { SILENCES, UNHEARD } from '../../../model/kit/command.ts'
import { link, LINES, LONG, PRESS, problemFlow, recorded, sent, UNREADABLE } from '../../../model/site/problem.ts'
import { draftOf, readDraft } from '../../../src/machines/site/problem/draft.ts'
import { withoutStruck } from '../../../src/replay/report/choose.ts'
import { testMachine } from '../kit/test-machine.ts'
import { walk } from '../kit/walk.ts'

testMachine(problemFlow)

const go = (steps: readonly (string | { type: string })[], input: keyof typeof problemFlow.inputs = 'first') =>
  walk(problemFlow, problemFlow.inputs[input], steps)
const READ = 'readRecording: steps'
const note = (text: string) => ({ type: 'form.change', patch: { note: text } })
const SENDING = [READ, 'submit', 'packReport: packed']
const SENT = [...SENDING, 'reportProblem: taken']

describe('D256 a report of a problem', () => {
  test('D256 begins with what the tab has recorded; nothing is sent before the press', () => {
    const { state, context, calls } = go([READ])
    expect({ state, calls }).toEqual({ state: 'form', calls: ['readRecording'] })
    expect(context.recorded).toEqual(recorded)
    for (const answer of ['nothing', 'crash']) expect(go([`readRecording: ${answer}`]).state).toBe('form')
  })

  test('D256 a step is struck out once, and comes back; a line that tells no step cannot be struck', () => {
    expect(go([READ, 'step.strike {"line":4}']).context.struck).toEqual([PRESS])
    expect(go([READ, 'step.strike {"line":4}', 'step.restore {"line":4}']).context.struck).toEqual([])
    expect(() => go([READ, 'step.strike {"line":4}', 'step.strike {"line":4}'])).toThrow('not possible in form')
    expect(() => go([READ, 'step.strike {"line":0}'])).toThrow('not possible in form')
    expect(() => go([READ, 'step.restore {"line":4}'])).toThrow('not possible in form')
  })

  test('D256 of a struck step only the state that it led to is left', () => {
    expect(withoutStruck(LINES, new Set([PRESS]))[PRESS]).toEqual(['struck', 1, 'registeringSale', 2_000])
    expect(withoutStruck(LINES, new Set([2]))[2]).toEqual(['place', '', 0])
  })

  test('D256 too many words are refused in words, and stay', () => {
    const { state, context, calls } = go([READ, note(LONG), 'submit'])
    expect({ state, calls }).toEqual({ state: 'form', calls: ['readRecording'] })
    expect(context.form.errors.note).toBe('Не больше 1000 знаков')
    expect(context.form.values.note).toBe(LONG)
  })

  test('D256 the press sends once; the code stands on the screen, and the draft is over', () => {
    const { state, context, calls } = go(SENT)
    expect(state).toBe('sent.shown')
    expect(calls).toEqual(['readRecording', 'packReport', 'reportProblem'])
    expect(context.sent).toEqual(sent)
    expect(context.command).toBeNull()
    expect(draftOf({ context })).toBeNull()
  })

  test('D256 without a network nothing was sent: link, code and file; it goes by itself when the network is back', () => {
    const { state, context } = go([...SENDING, 'reportProblem: offline', 'makeLink: made'])
    expect(state).toBe('unsent.linked')
    expect(context).toMatchObject({ isOffline: true, link, command: { isRepeat: false } })
    const back = go([...SENDING, 'reportProblem: offline', 'makeLink: made', 'network.back'])
    expect(back).toMatchObject({ state: 'sending', context: { command: { isRepeat: true } } })
    expect(go([...SENDING, 'reportProblem: offline', 'makeLink: crash']).state).toBe('unsent.linkless')
  })

  test.each(SILENCES)('C04 D256 after «%s» the outcome is unknown: the same report goes under the same key', (answer) => {
    const { state, context } = go([...SENDING, `reportProblem: ${answer}`, 'makeLink: made', 'repeat'])
    expect(state).toBe('sending')
    expect(context.command).toMatchObject({ isRepeat: true })
    expect(context.isOffline).toBe(false)
  })

  test.each(UNHEARD)('C04 D256 «%s» after a repeat says nothing about the first report', (answer) => {
    const steps = [...SENDING, 'reportProblem: lost', 'makeLink: made', 'repeat', `reportProblem: ${answer}`]
    expect(go(steps).state).toMatch(/^unsent/)
  })

  test('D256 a refusal keeps words and steps', () => {
    const { state, context } = go([READ, note('Не работает'), 'submit', 'packReport: packed', 'reportProblem: unreadable'])
    expect(state).toBe('refused')
    expect(context.problem).toBe(UNREADABLE)
    const back = go([READ, note('Не работает'), 'submit', 'packReport: packed', 'reportProblem: unreadable', 'back'])
    expect(back).toMatchObject({ state: 'form', context: { command: null, form: { values: { note: 'Не работает' } } } })
  })

  test('D256 where a part of the portal has not come, it is asked for again', () => {
    expect(go([READ, 'submit', 'packReport: crash']).state).toBe('unpacked')
    expect(go([READ, 'submit', 'packReport: crash', 'retry']).state).toBe('packing')
    expect(go([READ, 'submit', 'packReport: crash', 'back']).state).toBe('form')
  })

  test('D256 the person erases at once, after a question', () => {
    expect(go([...SENT, 'erase', 'keep']).state).toBe('sent.shown')
    const erased = go([...SENT, 'erase', 'confirm', 'eraseProblem: erased'])
    expect(erased).toMatchObject({ state: 'erased', context: { sent: null } })
    const kept = go([...SENT, 'erase', 'confirm', 'eraseProblem: lost'])
    expect(kept.state).toBe('sent.shown')
    expect(kept.effects).toContainEqual(expect.objectContaining({ type: 'toast' }))
  })

  test('B08 C04 the draft has the words and the report on its way, and nothing of another shape', () => {
    const { context } = go([READ, note('Не работает')])
    expect(draftOf({ context })).toEqual({ note: 'Не работает', command: null })
    const { command } = go(SENDING).context
    expect(readDraft({ note: '', command })).toEqual({ note: '', command })
    for (const change of [{ recording: 5 }, { place: '/nowhere' }, { width: 0 }, { theme: 'blue' }, { note: null }])
      expect(readDraft({ note: 'а', command: { ...command, ...change } })).toEqual({ note: 'а', command: null })
    expect(readDraft('words')).toBeNull()
    expect(go([], 'an unanswered report').state).toBe('unsent.linking')
    expect(go([], 'words').state).toBe('reading')
  })

  test('D256 the file has the same as the link; «Назад» leads where the person came from', () => {
    const { effects } = go([...SENDING, 'reportProblem: offline', 'makeLink: made', 'link.save'])
    expect(effects.at(-1)).toMatchObject({ type: 'saveReport', params: { place: '/tool', width: 360 } })
    const ways = ['reportProblem: lost', 'makeLink: made']
    const copied = { type: 'copyText', params: { text: link.address } }
    expect(go([...ways.slice(1), 'link.copy'], 'an unanswered report').effects.at(-1)).toEqual(copied)
    const shared = { type: 'shareLink', params: { url: link.address } }
    expect(go([...ways.slice(1), 'link.share'], 'an unanswered report').effects.at(-1)).toEqual(shared)
    expect(() => go([...SENDING, ...ways, 'link.share'])).toThrow('not possible in unsent.linked')
    expect(go([...SENT, 'code.copy']).effects.at(-1)).toEqual({ type: 'copyText', params: { text: sent.report } })
    const leave = { type: 'leave', params: { to: '/' } }
    for (const steps of [[], [READ], SENT, [...SENDING, 'reportProblem: offline', 'makeLink: made']])
      expect(go([...steps, 'back']).effects.at(-1)).toEqual(leave)
  })
})
