/**
 * Opens states of every flow and expects no request except for the atlas's own files: each state with
 * GRID=full, else every twentieth.
 */
import { expect, test } from '../support/test.ts'
import { ATLAS, flowNames, modelOf, screenAt, watchRequests } from './atlas-page.ts'

/** Milliseconds: three screens of a state render at once, on machines of any speed. */
const [SETTING_UP, A_STATE] = [30_000, 10_000]

const EACH = process.env['GRID'] === 'full' ? 1 : 20

for (const flow of flowNames) {
  const { chart, walks } = modelOf(flow)
  const states = [...new Map(walks.configs.map(({ state }, config) => [state, config] as const).toReversed())]
  const looked = states.filter((_, at) => at % EACH === 0)

  test(`${flow}: ${looked.length} states on the screen, no request`, async ({ page }) => {
    test.setTimeout(SETTING_UP + looked.length * A_STATE)
    const others = await watchRequests(page)
    await page.goto(ATLAS)
    const shown: string[] = []
    for (const [state, config] of looked) {
      const [leaf = ''] = state.split('+')
      await page.goto(`${ATLAS}#/${flow}/state/${encodeURIComponent(leaf)}/${config}`)
      for (const device of ['Телефон', 'Планшет', 'Компьютер'] as const)
        await expect(screenAt(page, device).locator(`[data-flow="${chart.machine}"]`), state).toHaveAttribute('data-state', state)
      shown.push(state)
    }
    expect(shown).toHaveLength(looked.length)
    expect(others).toEqual([])
  })
}
