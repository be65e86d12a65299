/** What fails in the suite opens in the replay: a path of a model is a recording like any other (D265). */
import { expect, test } from 'vitest'
import { loginFlow } from '../../../model/account/login.ts'
import type { Flow } from '../../../model/kit/flow.ts'
import { inReplay } from '../../../model/replay/in-replay.ts'
import { pathLines } from '../../../model/replay/path.ts'
import { stateKey } from '../../../src/machines/kit/state-key.ts'
import { replay } from '../../../src/replay/fold/fold.ts'
import { MOST_INFLATED, unpack } from '../../../src/replay/packed/pack.ts'
import { readReport } from '../../../src/replay/report/link.ts'
import { planOf } from '../../../tools/replay/plan.ts'
import { linkOfPath } from '../../../tools/replay/path.ts'
import { walk } from '../../model/kit/walk.ts'

const login = loginFlow as unknown as Flow
const INPUT = Object.keys(login.inputs)[0] ?? ''
const [complete] = login.modelEvents.filter(({ label }) => label.startsWith('form.change')).map(({ label }) => label)
const STEPS = [String(complete), 'submit']

const endOf = (lines: Parameters<typeof replay>[0]) => replay(lines, () => login.machine).at(-1)?.flow

test('D265 a path of a model is told step by step, and ends where a walk of it ends', () => {
  const lines = pathLines(login, INPUT, STEPS)
  expect(stateKey(endOf(lines)!.snapshot.value)).toBe(walk(loginFlow, loginFlow.inputs[INPUT], STEPS).state)
  expect(() => pathLines(login, INPUT, ['nonsense'])).toThrow('login has no step «nonsense»')
  expect(() => pathLines(login, 'nowhere', [])).toThrow('login has no start «nowhere»')
})

test('D265 the command prints it as a link, which the desk opens and from which a test is made', async () => {
  const found = await linkOfPath(['login', INPUT, ...STEPS])
  const report = readReport('link' in found ? found.link : '')
  expect(report?.note).toBe(`login: ${[INPUT, ...STEPS].join(', ')}`)
  const lines = unpack(report?.recording ?? '', null, MOST_INFLATED.link)
  if (typeof lines === 'string') throw new Error(lines)
  expect((await planOf(lines, '')).model.steps.map(({ label }) => label)).toContain('submit')
  expect(await linkOfPath(['login', INPUT, 'nonsense'])).toEqual({
    problem: expect.stringMatching(/«nonsense»\nНачала: /) as unknown,
  })
  expect(await linkOfPath(['nothing'])).toHaveProperty('problem')
  expect(await linkOfPath(['login', '--seed', '7'])).toHaveProperty('link')
})

test('D265 a test that fails on a path says the command', async () => {
  const fail = () => inReplay({ flow: 'login', input: "it's", steps: ['a', 'b c'] }, () => Promise.reject(new Error('no')))
  await expect(fail).rejects.toThrow(String.raw`In the replay: npm run replay:path -- 'login' 'it'\''s' 'a' 'b c'`)
})
