import { describe, expect, test } from 'vitest'
import { actorAt } from '../../../src/atlas/chart/replay.ts'
import { flows } from '../../../src/atlas/flows.ts'
import { cutFor, isIn, variantsOf, wayParts } from '../../../src/atlas/page/data/variants.ts'
import { stateKey } from '../../../src/machines/kit/state-key.ts'
import { flowData, names } from './flow-data.ts'

test.each([
  ['editing', 'editing', true],
  ['shown.idle', 'shown', true],
  ['shownMore', 'shown', false],
  ['count.shown+point.known', 'point', true],
  ['count.shown+point.known', 'point.known', true],
  ['count.shown+point.known', 'known', false],
])('%s in %s: %s', (key, state, is) => {
  expect(isIn(key, state)).toBe(is)
})

describe.each(names)('%s', (name) => {
  const { walks } = flowData(name)
  const { machine } = flows.find(({ flow }) => flow === name)!

  test('the cut for a frame leads to the state of the whole', () => {
    walks.configs.forEach(({ state }, config) => {
      const cut = cutFor(walks, config)
      const actor = actorAt(machine, cut.walks, cut.config)
      expect(stateKey(actor.getSnapshot().value)).toBe(state)
      actor.stop()
    })
  })
})

test('variants are named by the step that leads there, the plainest first', () => {
  const { walks } = flowData('login')
  const [plain, ...others] = variantsOf(walks, 'editing')
  expect(plain).toMatchObject({ before: '' })
  expect(others.map(({ name }) => name)).toContain('Проверить телефон и пароль: неверный пароль')
  const wrong = others.find(({ name }) => name.endsWith('неверный пароль'))!
  const parts = wayParts(walks, wrong.config)
  expect(parts.at(-1)).toEqual({ text: 'Проверить телефон и пароль: неверный пароль', config: wrong.config })
  expect(wrong.before).toBe(
    parts
      .slice(0, -1)
      .map(({ text }) => text)
      .join(' → '),
  )
})
