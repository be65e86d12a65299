import { describe, expect, test } from 'vitest'
import type { Walks } from '../../../src/atlas/chart/walks.ts'
import { findCase, markOf, nameOfCase } from '../../../src/atlas/page/data/cases.ts'
import { nameOfPlay, readPlay } from '../../../src/atlas/page/data/simulation.ts'
import { variantsOf } from '../../../src/atlas/page/data/variants.ts'
import { flowData, names } from './flow-data.ts'

const leafOf = (walks: Walks, config: number): string => walks.configs[config]!.state.split('+')[0]!

describe.each(names)('%s', (name) => {
  const { walks } = flowData(name)

  test('D254 no two events and no two starting points share a mark', () => {
    for (const labels of [walks.events.map(({ label }) => label), walks.inputs.map(({ name: input }) => input)])
      expect(new Set(labels.map(markOf)).size).toBe(new Set(labels).size)
  })

  test('D254 every case has a name of its own', () => {
    expect(new Set(walks.configs.map((_, config) => nameOfCase(walks, config))).size).toBe(walks.configs.length)
  })
})

const { walks, chart } = flowData('login')
const configs = variantsOf(walks, 'editing').map(({ config }) => config)
const wrong = variantsOf(walks, 'editing').find((one) => one.name.endsWith('неверный пароль'))!
const named = nameOfCase(walks, wrong.config)

test('D254 a case is found by its name after all indices have moved', () => {
  // Another exploration: configurations and steps stand in another order.
  const last = walks.configs.length - 1
  const moved: Walks = {
    ...walks,
    configs: walks.configs
      .map((config) => ({
        ...config,
        by: config.by === null ? null : walks.steps.length - 1 - config.by,
        ...(config.like === undefined ? {} : { like: last - config.like }),
      }))
      .toReversed(),
    steps: walks.steps
      .map((step) => ({
        ...step,
        from: last - step.from,
        to: last - step.to,
        ...(step.face === undefined ? {} : { face: last - step.face }),
      }))
      .toReversed(),
  }
  const again = variantsOf(moved, 'editing').map(({ config }) => config)
  const found = findCase(moved, 'editing', again, named)!
  expect(found).toEqual({ config: last - wrong.config, kind: 'known' })
  expect(nameOfCase(moved, found.config)).toBe(named)
})

test('D254 a longer way to a known case leads there too', () => {
  const [start = '', ...marks] = named.slice(1).split('.')
  const blurred = [start, markOf('form.blur {"field":"username"}'), ...marks]
  const found = findCase(walks, 'editing', configs, `~${blurred.join('.')}`)!
  expect(found.kind).toBe('known')
  expect(leafOf(walks, found.config)).toBe('editing')
})

test('D254 for a case that is gone the most similar one is shown, and this is said', () => {
  expect(findCase(walks, 'editing', configs, `${named}.zzzz`)).toEqual({ config: wrong.config, kind: 'near' })
})

test.each([
  ['17', 'old'],
  ['99999', 'old'],
  ['x', 'old'],
  ['~', 'near'],
  ['~....', 'near'],
])('D254 the address %s of nothing known does not crash: %s', (name, kind) => {
  expect(findCase(walks, 'editing', configs, name)?.kind).toBe(kind)
})

const typed = { type: 'form.change', patch: { username: '+7 (912)' } }
const data = { chart, walks }

test('D254 a simulation survives its address, known events as marks, others compressed', () => {
  const wrongAnswer = walks.events.find(({ label }) => label === 'signIn: wrong')!.event
  expect(nameOfPlay(walks, [wrongAnswer])).toMatch(/^~\w{4}$/)
  expect(readPlay(data, nameOfPlay(walks, [wrongAnswer]))).toEqual([wrongAnswer])
  const name = nameOfPlay(walks, [typed, wrongAnswer])
  expect(name).toMatch(/^![\w-]+$/)
  expect(readPlay(data, name)).toEqual([typed, wrongAnswer])
  expect(nameOfPlay(walks, [])).toBe('')
})

test('D254 an address holds a bounded simulation, and no file', () => {
  const letters = Array.from({ length: 60 }, (_, at) => ({ ...typed, patch: { username: '+7 (912) 345-67-89'.repeat(at % 4) } }))
  expect(nameOfPlay(walks, letters)!.length).toBeLessThan(1500)
  const noise = Array.from({ length: 400 }, (_, at) => ({ ...typed, patch: { username: markOf(String(at)) } }))
  expect(nameOfPlay(walks, noise)).toBeNull()
  expect(nameOfPlay(walks, [{ type: 'form.change', patch: { photo: new Blob() } } as { type: string }])).toBeNull()
})

test.each(['!', '!%%', '!aaaa', '~zzzz', 'x', `!${'a'.repeat(2000)}`])('D254 the simulation %s is refused', (name) => {
  expect(readPlay(data, name)).toBeNull()
})

test('D254 an event that the flow does not have is refused', () => {
  expect(readPlay(data, nameOfPlay(walks, [{ type: 'evil' }]))).toBeNull()
})
