import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Change, FlowChanges } from '../../../src/atlas/chart/changes.ts'
import { wayTo } from '../../../src/atlas/chart/walks.ts'
import { comparisons, configAt, groupsOf, loadChanges, weightOf } from '../../../src/atlas/page/data/changes.ts'
import type { LoadStill } from '../../../src/atlas/chart/stills.ts'
import { ChangeScreens } from '../../../src/atlas/page/screens/change-screens.tsx'
import { ChangesPage } from '../../../src/atlas/page/pages/changes-page.tsx'
import { flowData, names } from './flow-data.ts'

const loadFlow = (flow: string) => Promise.resolve(names.includes(flow) ? flowData(flow) : null)
/** The release 2026-11-26 keeps its screens here, no other. */
const loadStill: LoadStill = (version, flow, still) =>
  Promise.resolve(
    version === '2026-11-26' ? { html: `<main>${flow} ${still}</main>`, height: 700, style: 'main{color:red}' } : null,
  )
const flows = names.map((flow) => ({ flow, title: flow }))
const show = (id: string, flow = '', at: number | null = null) =>
  render(<ChangesPage place={{ page: 'changes', id, flow, at }} flows={flows} loadFlow={loadFlow} loadStill={loadStill} />)

const WITHDRAWAL = '2026-11-26..2026-11-27'

test('every stored comparison is a link, and names the flows that differ', async () => {
  const { unmount } = show('')
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(
    comparisons.map((id) => id.replace('..', ' → ')),
  )
  unmount()
  show(WITHDRAWAL)
  expect(await screen.findByRole('link', { name: 'Вывод баллов на карту' })).toBeTruthy()
})

test('a comparison or a flow that is not there says so', async () => {
  const { unmount } = show('nothing')
  expect(await screen.findByRole('heading', { name: 'Такого сравнения нет' })).toBeTruthy()
  unmount()
  show(WITHDRAWAL, 'nothing')
  expect(await screen.findByRole('heading', { name: 'Этот сценарий не изменился' })).toBeTruthy()
})

test('F06 the question of a withdrawal is told as another state, with the way and the screens of both sides', async () => {
  const changes = await loadChanges(WITHDRAWAL)
  const balance = changes?.changed.find(({ flow }) => flow === 'balance')
  const at = balance?.changes.findIndex(({ kind }) => kind === 'target') ?? -1
  show(WITHDRAWAL, 'balance', at)
  const old = await screen.findByRole('region', { name: 'Было' })
  expect(within(old).getByRole('heading').textContent).toContain('Заявка на вывод отправлена')
  expect(within(old).getByText('Вывести деньги')).toBeTruthy()
  const still = await within(old).findByTitle<HTMLIFrameElement>(/^Телефон, 360: Было: /)
  expect(still.getAttribute('sandbox')).toBe('')
  expect(still.srcdoc).toMatch(/^<!doctype html><html lang="ru" data-theme="light">.*<style>main\{color:red\}<\/style>/)
  expect(still.srcdoc).toContain(`<body inert><main>balance ${balance?.changes[at]?.old?.still ?? ''}</main></body>`)
  const next = screen.getByRole('region', { name: 'Стало' })
  expect(within(next).getByRole('heading').textContent).toContain('Вопрос: вывести ли')
  expect(await within(next).findByTitle(/Стало: .*Вопрос: вывести ли/)).toBeTruthy()
})

test('a way is found by names of start and events, whatever numbers the cases have today', () => {
  const { walks } = flowData('login')
  const config = walks.configs.findIndex(({ like }) => like !== undefined)
  const at = walks.configs[config]
  const way = {
    start: walks.inputs[at?.input ?? 0]?.name ?? '',
    text: '',
    steps: wayTo(walks, config).map(({ event }) => ({ label: walks.events[event]?.label ?? '', text: '', state: '' })),
  }
  expect(configAt(walks, way, at?.state ?? '')).toBe(config)
  expect(configAt(walks, way, 'elsewhere')).toBeNull()
  expect(configAt(walks, { ...way, steps: [{ label: 'gone', text: '', state: '' }] }, at?.state ?? '')).toBeNull()
  expect(configAt(walks, { ...way, start: 'gone' }, at?.state ?? '')).toBeNull()
})

const change = (part: Partial<Change>): Change => ({
  kind: 'text',
  cause: 'behaviour',
  before: [],
  after: [],
  places: [],
  count: 1,
  way: { start: 'gone', text: 'Начало', steps: [] },
  old: null,
  new: null,
  ...part,
})
const flow = (changes: Change[]): FlowChanges => ({
  flow: 'login',
  title: 'Вход',
  is: 'changed',
  changes,
  lines: ['heading 1: Вход', 'text: Новый'],
  screens: [[0, 1]],
  configs: 1,
  compared: 1,
})

const sides = (versions: { old: string; new: string }) => ({ versions, loadFlow, loadStill })

test('D269 what is text only, and what was not recorded, is said', async () => {
  const one = change({
    old: { id: 'a', state: 'А', screen: null, still: 0 },
    new: { id: 'a', state: 'А', screen: 0, still: 0 },
  })
  render(<ChangeScreens flow={flow([one])} change={one} {...sides({ old: '2026-11-01', new: '2026-11-02' })} />)
  expect(await screen.findByText('Картинок у версии 2026-11-01 нет: она их не хранит. Показаны записанные тексты')).toBeTruthy()
  expect(screen.getByText('Тексты этой стороны не записаны')).toBeTruthy()
  expect(await screen.findByText('В этой сборке такого пути нет: показаны записанные тексты')).toBeTruthy()
  expect(screen.getByText('Новый')).toBeTruthy()
})

test('D269 where today has no such way, the screen that the new release keeps stands there', async () => {
  const one = change({ new: { id: 'a', state: 'А', screen: 0, still: 4 } })
  render(<ChangeScreens flow={flow([one])} change={one} {...sides({ old: '2026-11-01', new: '2026-11-26' })} />)
  const still = await screen.findByTitle<HTMLIFrameElement>('Телефон, 360: Стало: А')
  expect(still.srcdoc).toContain('<main>login 4</main>')
})

test('groups keep the places of changes, and a grown sample weighs nothing', () => {
  const all = [change({ kind: 'sample' }), change({ kind: 'text' }), change({ kind: 'right' }), change({ kind: 'text' })]
  expect(groupsOf(flow(all)).map(({ kind, changes }) => [kind, changes.map(({ at }) => at)])).toEqual([
    ['right', [2]],
    ['text', [1, 3]],
    ['sample', [0]],
  ])
  expect(weightOf(flow(all))).toBe('различий: 3')
  expect(weightOf(flow(all.slice(0, 1)))).toBe('поведение и тексты те же')
  expect(weightOf({ ...flow([]), is: 'came' })).toBe('новый сценарий')
})
