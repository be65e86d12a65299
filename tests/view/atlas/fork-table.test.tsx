/** The table of a fork: each answer against the branches, each cell an address that shows that very case. */
import { render, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { EdgePanel } from '../../../src/atlas/page/panels/edge-panel.tsx'
import { edgeHref } from '../../../src/atlas/page/base/place.ts'
import { forkTableOf, forkTablesOf } from '../../../src/atlas/page/data/fork-table.ts'
import { forksOf } from '../../../src/atlas/chart/facts.ts'
import { StatePanel } from '../../../src/atlas/page/panels/state-panel.tsx'
import { eventOf, samplesOf, type FlowData } from '../../../src/atlas/page/data/flow-data.ts'
import { flowData, names, requirements } from './flow-data.ts'

const login = flowData('login')
const nothing = () => {}
const common = { requirements, coverage: null, onClose: nothing }

const showState = (id: string, data: FlowData = login) =>
  render(<StatePanel {...common} data={data} state={data.state(id)!} variant={null} played={null} live={null} onLive={nothing} />)
const part = () => within(screen.getByRole('region', { name: 'Ответы и ветки' }))

/** «неверный пароль: 2», by the row's head and the numbers of its branches. */
const lines = (): string[] =>
  part()
    .getAllByRole('row')
    .slice(1)
    .map((row) => {
      const cells = within(row).getAllByRole('cell')
      return `${within(row).getByRole('rowheader').textContent}: ${cells.flatMap((cell) => /\d+/.exec(cell.textContent)?.[0] ?? []).join(', ')}`
    })

describe('the panel', () => {
  test('of a fork numbers its branches and says for each answer which one it takes', () => {
    showState('routingAnswer')
    expect(
      part()
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      '1Если пароль верный → Вход выполнен',
      '2Если пароль неверный или попыток слишком много → Подсчёт неудачных попыток',
      '3Во всех остальных случаях → Ввод телефона и пароля',
    ])
    expect(lines()).toContain('неверный пароль: 2')
    expect(lines()).toContain('ответ потерялся: 3')
  })

  test('of a fork leads from a cell to the screens of that answer on that branch', () => {
    showState('routingAnswer')
    const row = part().getByRole('row', { name: /^ответ потерялся/ })
    expect(within(row).getByRole('link')).toHaveProperty('hash', edgeHref('login', 'routingAnswer always 2', 'signIn: lost'))
  })

  test('of a wait has a table for its call', () => {
    showState('submitting')
    expect(lines()).toContain('пароль верный: 1')
  })

  test('of a branch has the table in which it stands, and marks it there', () => {
    render(<EdgePanel {...common} data={login} edge={login.edge('routingFailure always 0')!} event={null} />)
    expect(part().getAllByRole('listitem')[0]).toHaveProperty('ariaCurrent', 'true')
  })

  test('of a start says with which beginning the flow goes where', () => {
    showState('routingPage')
    expect(lines()).toContain('Четыре неудачи до этого: 2')
  })

  test('of a plain transition has no table', () => {
    expect(forkTableOf(login, login.edge('editing submit 0')!)).not.toBeNull()
    expect(forkTableOf(login, login.edge('again cancel 0')!)).toBeNull()
    expect(forkTablesOf(login, login.state('editing')!)).toEqual([])
  })
})

describe.each(names)('%s', (name) => {
  const data = flowData(name)

  test('every branch of a fork is taken by something in its table, unless it is out of reach', () => {
    for (const { state } of forksOf(data.chart)) {
      const [table] = forkTablesOf(data, state)
      for (const [at, { edge }] of table!.branches.entries()) {
        const isTaken = table!.groups.some(({ rows }) => rows.some(({ cells }) => cells[at]))
        expect(isTaken, edge.id).toBe(edge.unreachable === null)
      }
    }
  })

  test('an answer takes at least one branch, and a cell names an event that has taken it', () => {
    for (const { state } of forksOf(data.chart))
      for (const { branches, groups } of forkTablesOf(data, state))
        for (const { rows } of groups)
          for (const { text, cells } of rows) {
            expect(cells.some(Boolean), text).toBe(true)
            for (const [at, href] of cells.entries()) {
              if (!href?.includes('/edge/')) continue
              const labels = samplesOf(data, branches[at]!.edge.id).map((step) => eventOf(data, step)?.label)
              expect(labels).toContain(decodeURIComponent(href.split('/').at(-1)!))
            }
          }
  })
})
