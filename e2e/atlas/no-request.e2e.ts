/**
 * Opens states of every flow and expects no request except for the atlas's own files: each state with
 * GRID=full, else every twentieth, several flows in one visit.
 */
import { nameOfCase } from '../../src/atlas/page/data/cases.ts'
import { expect, test } from '../support/test.ts'
import { ATLAS, flowNames, modelOf, screenAt, watchRequests } from './atlas-page.ts'

/** Milliseconds: three screens of a state render at once, on machines of any speed. */
const [SETTING_UP, A_STATE] = [30_000, 10_000]

const isGrid = process.env['GRID'] === 'full'
const [EACH, FLOWS_A_VISIT] = isGrid ? [1, 1] : [20, 10]

const looked = flowNames.map((flow) => {
  const { chart, walks } = modelOf(flow)
  const states = [...new Map(walks.configs.map(({ state }, config) => [state, config] as const).toReversed())]
  return { flow, machine: chart.machine, walks, states: states.filter((_, at) => at % EACH === 0) }
})
const visits = Array.from({ length: Math.ceil(looked.length / FLOWS_A_VISIT) }, (_, at) =>
  looked.slice(at * FLOWS_A_VISIT, (at + 1) * FLOWS_A_VISIT),
)

for (const visit of visits) {
  const count = visit.reduce((sum, { states }) => sum + states.length, 0)

  test(`${visit.map(({ flow }) => flow).join(', ')}: ${count} states on the screen, no request`, async ({ page }) => {
    test.setTimeout(SETTING_UP + count * A_STATE)
    const others = watchRequests(page)
    await page.goto(ATLAS)
    let shown = 0
    for (const { flow, machine, walks, states } of visit)
      for (const [state, config] of states) {
        const [leaf = ''] = state.split('+')
        await page.goto(`${ATLAS}#/${flow}/state/${encodeURIComponent(leaf)}/${nameOfCase(walks, config)}`)
        for (const device of ['Телефон', 'Планшет', 'Компьютер'] as const) {
          const screen = screenAt(page, device).locator(`[data-flow="${machine}"]`)
          await expect(screen, `${flow} ${state}`).toHaveAttribute('data-state', state)
        }
        shown += 1
      }
    expect(shown).toBe(count)
    expect(others).toEqual([])
  })
}
