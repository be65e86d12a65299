/** Every state of every flow is looked at, and not one request leaves for anything but the atlas's own files. */
import { expect, test } from '../support/test.ts'
import { ATLAS, flowNames, modelOf, screenAt, watchRequests } from './atlas-page.ts'

/** Milliseconds: three screens of a state are drawn at once, on whatever machine this is. */
const [SETTING_UP, A_STATE] = [30_000, 10_000]

for (const flow of flowNames) {
  const { chart, walks } = modelOf(flow)
  const first = new Map(walks.configs.map(({ state }, config) => [state, config] as const).toReversed())

  test(`${flow}: ${first.size} states on the screen, no request`, async ({ page }) => {
    test.setTimeout(SETTING_UP + first.size * A_STATE)
    const others = await watchRequests(page)
    await page.goto(ATLAS)
    const shown: string[] = []
    for (const [state, config] of first) {
      const [leaf = ''] = state.split('+')
      await page.goto(`${ATLAS}#/${flow}/state/${encodeURIComponent(leaf)}/${config}`)
      for (const device of ['Телефон', 'Планшет', 'Компьютер'] as const)
        await expect(screenAt(page, device).locator(`[data-flow="${chart.machine}"]`), state).toHaveAttribute('data-state', state)
      shown.push(state)
    }
    expect(shown).toHaveLength(new Set(walks.configs.map(({ state }) => state)).size)
    expect(others).toEqual([])
  })
}
