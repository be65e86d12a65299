import { describe, expect, test } from 'vitest'
import { devicesFlow, ending, endingOthers, MINE, PHONE, WORK } from '../../../model/account/devices.ts'
import { SILENCES, UNHEARD } from '../../../model/kit/command.ts'
import { stamp } from '../../../model/kit/stamp.ts'
import { readDraft } from '../../../src/machines/account/devices/draft.ts'
import { testMachine } from '../kit/test-machine.ts'
import { walk } from '../kit/walk.ts'

testMachine(devicesFlow)

const start = devicesFlow.inputs['the screen']
const go = (steps: readonly string[], input: unknown = start) => walk(devicesFlow, input, steps)
const LOADED = ['loadSessions: several']
const ONE = [...LOADED, 'ask {"id":"session-2","name":"Safari, iPhone"}', 'confirm']
const OTHERS = [...LOADED, 'ask {"id":null,"name":""}', 'confirm']
const toast = (title: string, text: string, tone = 'success') => ({
  type: 'toast',
  params: { title, text, tone, about: 'devices' },
})

describe('devices: journeys', () => {
  test('D133 the sessions are loaded once and shown as they come', () =>
    expect(go(LOADED)).toMatchObject({
      state: 'shown',
      calls: ['loadSessions'],
      context: { sessions: [MINE, PHONE, WORK], problem: null },
    }))

  test('D133 the end of one asks first, is one command, and leaves the list at once; the server is asked beside', () => {
    expect(go(ONE.slice(0, 2))).toMatchObject({ state: 'asking', calls: ['loadSessions'] })
    expect(go(ONE)).toMatchObject({
      state: 'ending',
      calls: ['loadSessions', 'endSessions'],
      context: { command: { id: PHONE.id, key: stamp.key, isRepeat: false } },
    })
    const done = go([...ONE, 'endSessions: ended'])
    expect(done).toMatchObject({
      state: 'renewing',
      calls: ['loadSessions', 'endSessions', 'renewSessions'],
      context: { sessions: [MINE, WORK], command: null, answer: null },
    })
    expect(done.effects).toEqual([toast('Успешно', 'Сеанс завершён')])
    expect(go([...ONE, 'endSessions: ended', 'renewSessions: lost'])).toMatchObject({
      state: 'shown',
      context: { sessions: [MINE, WORK] },
    })
  })

  test('D133 the end of all others leaves this one', () => {
    const done = go([...OTHERS, 'endSessions: ended'])
    expect(done).toMatchObject({ state: 'renewing', context: { sessions: [MINE], command: null } })
    expect(done.effects).toEqual([toast('Успешно', 'Остальные сеансы завершены')])
    expect(go(OTHERS)).toMatchObject({ context: { command: { id: null, key: stamp.key } } })
  })

  test('D133 neither the own session nor one that is over can be asked about', () => {
    const asking = [...ONE, 'endSessions: ended', 'ask {"id":"session-2","name":"Safari, iPhone"}']
    for (const steps of [asking, ['loadSessions: alone', 'ask {"id":null,"name":""}']])
      expect(() => go(steps)).toThrow('is not possible')
  })

  test('D133 whoever has second thoughts sends nothing', () =>
    expect(go([...ONE.slice(0, 2), 'keep'])).toMatchObject({ state: 'shown', calls: ['loadSessions'], effects: [] }))

  test('D133 a session that has ended elsewhere is no failure', () => {
    const gone = go([...ONE, 'endSessions: gone'])
    expect(gone).toMatchObject({ state: 'renewing', context: { sessions: [MINE, WORK], command: null } })
    expect(gone.effects).toEqual([toast('Этого сеанса уже нет', 'Список обновлён', 'info')])
  })

  test('ER08 a refusal names its reason and leaves the list, which is loaded again', () => {
    expect(go([...ONE, 'endSessions: refused'])).toMatchObject({
      state: 'refused',
      context: { problem: 'Сейчас нельзя', command: null, sessions: [MINE, PHONE, WORK] },
    })
    expect(go([...ONE, 'endSessions: refused', 'close'])).toMatchObject({ state: 'renewing', context: { problem: null } })
  })

  test.each(SILENCES)('C04 B10 after «%s» the end is unknown, and a repeat is the same request', (silence) => {
    for (const steps of [ONE, OTHERS]) {
      const unknown = [...steps, `endSessions: ${silence}`]
      expect(go(unknown)).toMatchObject({ state: 'unanswered', effects: [], context: { command: { key: stamp.key } } })
      expect(go([...unknown, 'repeat'])).toMatchObject({
        calls: ['loadSessions', 'endSessions', 'endSessions'],
        context: { command: { key: stamp.key, isRepeat: true } },
      })
      for (const fault of UNHEARD) expect(go([...unknown, 'repeat', `endSessions: ${fault}`]).state).toBe('unanswered')
      expect(go([...unknown, 'repeat', 'endSessions: ended']).state).toBe('renewing')
    }
  })

  test('C04 «Проверить список» gives the command up and asks the server', () =>
    expect(go([...ONE, 'endSessions: lost', 'check'])).toMatchObject({ state: 'renewing', context: { command: null } }))

  test('C04 a reload while ending comes back to the unknown end of the same command; then there is a list to be loaded', () => {
    for (const [input, id] of [
      ['a reload while ending one', PHONE.id],
      ['a reload while ending others', null],
    ] as const) {
      const from = devicesFlow.inputs[input]
      expect(go([], from)).toMatchObject({ state: 'unanswered', context: { asked: { id, name: '' }, sessions: null } })
      expect(go(['repeat', 'endSessions: ended'], from)).toMatchObject({ state: 'loading', context: { sessions: null } })
      expect(go(['check'], from)).toMatchObject({ state: 'loading', calls: ['loadSessions'] })
    }
  })

  test('ER01 a session that is over leaves no result behind', () =>
    expect(go([...ONE, 'endSessions: unauthorised'])).toMatchObject({ state: 'shown', context: { command: null }, effects: [] }))

  test('ER08 what could not be loaded is loaded again on demand; a renewal that fails takes nothing away', () => {
    expect(go(['loadSessions: refused'])).toMatchObject({ state: 'failed', context: { problem: 'Сейчас нельзя' } })
    expect(go(['loadSessions: lost', 'retry', 'loadSessions: alone'])).toMatchObject({
      state: 'shown',
      context: { problem: null },
    })
    expect(go([...LOADED, 'reload', 'reload'])).toMatchObject({ calls: ['loadSessions', 'renewSessions', 'renewSessions'] })
    expect(go([...LOADED, 'reload', 'renewSessions: alone'])).toMatchObject({ state: 'shown', context: { sessions: [MINE] } })
    expect(go([...LOADED, 'reload', 'ask {"id":null,"name":""}']).state).toBe('asking')
  })
})

test.each([
  null,
  undefined,
  7,
  'text',
  [],
  {},
  { ...ending, key: '' },
  { ...ending, id: '' },
  { ...ending, id: 7 },
  { key: 'k', isRepeat: false },
])('B08 junk %j is no command', (stored) => expect(readDraft(stored)).toBeNull())
test.each([ending, endingOthers])('B10 %j comes back as it was', (command) => expect(readDraft({ ...command })).toEqual(command))
