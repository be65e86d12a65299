/** Every state that the walks reach is rendered by its real view, in that state. */
import { render, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { actorAt } from '../../../src/atlas/chart/replay.ts'
import { screens } from '../../../src/atlas/screen/screens.ts'
import { flowData, names } from './flow-data.ts'

test('every flow has a screen', () => {
  expect(names.filter((name) => !(name in screens))).toEqual([])
})

describe.each(names)('%s', (name) => {
  const { chart, walks } = flowData(name)
  const first = new Map(walks.configs.map(({ state }, config) => [state, config] as const).toReversed())

  test.each([...first])('%s', async (state, config) => {
    const { screen } = await screens[name]!()
    const actor = actorAt(screen.machine, walks, config)
    const { container } = render(screen.draw(actor))
    await waitFor(() =>
      expect(container.querySelector<HTMLElement>(`[data-flow="${chart.machine}"]`)?.dataset['state']).toBe(state),
    )
    expect(container.querySelectorAll('main')).toHaveLength(1)
    actor.stop()
  })
})
