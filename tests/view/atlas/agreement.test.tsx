import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import type { FlowRecord } from '../../../src/atlas/agreement/lines.ts'
import { alphabetOf, partOf } from '../../../src/atlas/agreement/part.ts'
import type { Change } from '../../../src/atlas/chart/changes.ts'
import { readStatement, type Statement } from '../../../src/atlas/agreement/statement.ts'
import { standingOf, type AgreementData, type Checked, type VoidBy } from '../../../src/atlas/agreement/verdict.ts'
import { exceptionsOf, type SheetData } from '../../../src/atlas/page/data/agreement.ts'
import type { LoadStill } from '../../../src/atlas/chart/stills.ts'
import type { Trace } from '../../../src/atlas/page/data/trace.ts'
import { FlowSheet } from '../../../src/atlas/page/pages/agreement-page.tsx'
import { PortalSheet } from '../../../src/atlas/page/pages/agreement-portal.tsx'
import { changesSince } from '../../../tools/atlas/agreement/changes.ts'
import { readRecord } from '../../../tools/atlas/agreement/parts.ts'
import { flowData, names } from './flow-data.ts'

const docs = join(import.meta.dirname, '../../../docs')
const trace = JSON.parse(readFileSync(join(docs, 'flows/trace.json'), 'utf8')) as Trace
const record = readRecord('login')
const HASH = `sha256:${'ab'.repeat(32)}`

const part = (flow: string, title: string) => ({ flow, title, hash: HASH, changedOn: '2026-11-27' })

const sheetOf = (own: Partial<AgreementData> = {}): SheetData => ({
  agreement: {
    version: '1.4.0',
    portal: part('portal', 'Портал целиком'),
    flows: [part('login', 'Вход'), part('cards', 'Карты человека')],
    checked: [],
    remarks: [],
    decisions: { login: [{ id: 'E14', title: 'Where a person was going', mark: 'partly' }] },
    ...own,
  },
  trace,
  since: {},
})

const statement = (scenario: string, when = '2026-11-03T16:20:00.000Z'): Statement => ({
  scenario,
  title: 'Вход',
  version: '1.2.0',
  hash: `sha256:${'cd'.repeat(32)}`,
  who: 'Громова Т. А.',
  when,
})

const signed = (scenario: string, by: VoidBy[] = [], when?: string): Checked => ({
  file: `${scenario}.json`,
  statement: statement(scenario, when),
  verdict: by.length === 0 ? { kind: 'good', signer: 'gromova' } : { kind: 'void', signer: 'gromova', by },
})

/** The old version said another thing after a wrong password. */
const voidBy = (): VoidBy => {
  const lines = record.texts.lines.map((line) => line.replace('Неверный телефон или пароль', 'Неверные данные'))
  const before = partOf({ ...record, texts: { ...record.texts, lines } })
  return { flow: 'login', title: 'Вход', changes: changesSince(before, partOf(record, alphabetOf(before))) }
}

const loadFlow = (flow: string) => Promise.resolve(flowData(flow))
const loadStill: LoadStill = (version, _, still) =>
  Promise.resolve(version === '1.2' ? { html: `<p>Экран ${still}</p>`, height: 700, style: 'p{color:red}' } : null)
const show = (sheet: SheetData, own: FlowRecord = record) =>
  render(<FlowSheet record={own} sheet={sheet} loadFlow={loadFlow} loadStill={loadStill} />)

/** The files that the page gave to the reader. */
const saved: { name: string; text: Promise<string> }[] = []

beforeAll(() => {
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
    const last = saved.at(-1)
    if (last) last.name = this.download
  })
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override createObjectURL(blob: Blob) {
        saved.push({ name: '', text: blob.text() })
        return 'blob:file'
      }
      static override revokeObjectURL() {}
    },
  )
})

afterEach(() => {
  saved.length = 0
})

// Another file of this window may save files too. The last revocation of a name is a task later.
afterAll(async () => {
  await new Promise((done) => setTimeout(done))
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('D266 the sheet of a scenario', () => {
  test('without a signature says so, and has the clauses, open decisions and places for a pen', () => {
    show(sheetOf())
    expect(screen.getByRole('heading', { level: 1, name: 'Вход' })).toBeTruthy()
    expect(screen.getByText('Не подписан')).toBeTruthy()
    expect(screen.getByText('Ещё ни одна')).toBeTruthy()
    expect(screen.getByText(/Подписанной версии ещё нет/)).toBeTruthy()
    const clauses = within(screen.getByRole('table', { name: 'Пункты требований' }))
    expect(clauses.getByRole('row', { name: /^AU04 Экран входа имеет заголовок «Авторизация»\. названо/ })).toBeTruthy()
    expect(clauses.getByRole('row', { name: /^AU11 После 5 неудачных попыток входа .* доказано/ })).toBeTruthy()
    const exceptions = within(screen.getByRole('table', { name: 'Исключения' }))
    expect(exceptions.getByRole('row', { name: /^Разбор ответа на вход, во всех остальных случаях решение D05/ })).toBeTruthy()
    expect(screen.getByRole('row', { name: 'E14 Where a person was going выполнено частично' })).toBeTruthy()
    expect(screen.getAllByRole('region', { name: /место для подписи/ })).toHaveLength(2)
    expect(screen.getByText('Замечаний нет.', { exact: false })).toBeTruthy()
  })

  test('that is agreed names who signed, and what has not changed', () => {
    show(sheetOf({ checked: [signed('login')] }))
    expect(screen.getByText('Согласован')).toBeTruthy()
    expect(screen.getByText('Версия 1.2.0')).toBeTruthy()
    expect(screen.getByText('Ничего: поведение и тексты те же.')).toBeTruthy()
    expect(screen.getByText('действует, подписал gromova')).toBeTruthy()
  })

  test('that is void shows the old words, the new ones, the present screen and the shortest way there', () => {
    show(sheetOf({ checked: [signed('login', [voidBy()])] }))
    expect(screen.getByText('Изменён после подписи')).toBeTruthy()
    const card = within(screen.getByRole('region', { name: '1. Текст изменён: «Неверный телефон или пароль»' }))
    expect(card.getByText('«Неверные данные»')).toBeTruthy()
    expect(screen.getByText(/^Картинок подписанной версии нет/)).toBeTruthy()
    expect(card.getByTitle('Телефон, 360: Текст изменён: «Неверный телефон или пароль»')).toBeTruthy()
    expect(card.getAllByRole('listitem').at(-1)?.textContent).toBe('Проверить телефон и пароль: неверный пароль')
    expect(card.getByRole('link', { name: 'Пройти самому' }).getAttribute('href')).toMatch(/^#\/login\/state\/editing/)
  })

  test('D269 that is void shows what the diff says, with both screens, where a release keeps the signed version', async () => {
    const changes = voidBy().changes
    const side = { id: 'editing', state: 'Ввод', screen: null, still: 3 }
    const own: Change = {
      kind: 'text',
      cause: 'behaviour',
      before: ['alert: Неверные данные'],
      after: ['alert: Неверный телефон или пароль'],
      places: ['Ввод'],
      count: 1,
      way: { start: 'gone', text: 'Первый вход', steps: [] },
      old: side,
      new: side,
    }
    const flow = {
      flow: 'login',
      title: 'Вход',
      is: 'changed',
      changes: [own],
      lines: [],
      screens: [],
      configs: 1,
      compared: 1,
    } as const
    const since = { 'login.json login': { release: '1.2', changes: { ...flow, changes: [own], lines: [], screens: [] } } }
    const by: VoidBy = { flow: 'login', title: 'Вход', changes }
    show({ ...sheetOf({ checked: [signed('login', [by])] }), since })
    const card = within(screen.getByRole('region', { name: /^1\. Тексты на экране: Неверный телефон или пароль/ }))
    const still = await card.findByTitle<HTMLIFrameElement>('Телефон, 360: Было: Ввод')
    expect(still.srcdoc).toContain('<p>Экран 3</p>')
    expect(screen.getAllByRole('checkbox', { name: 'Просмотрено' })).toHaveLength(1)
    expect(screen.queryByText(/Картинок подписанной версии нет/)).toBeNull()
  })

  test('that is void without its content says that nobody can tell', () => {
    show(sheetOf({ checked: [signed('login', [{ flow: 'login', title: 'Вход', changes: null }])] }))
    expect(screen.getByText(/подписанное содержание не сохранено рядом с подписью/)).toBeTruthy()
  })

  test('shows the remarks as they are written', () => {
    const text = 'Кнопка мелкая.\nНе видно.'
    show(sheetOf({ remarks: [{ file: 'login.button.md', scenario: 'login', text, isClosed: false }] }))
    expect(screen.getByText(/Кнопка мелкая/).textContent).toBe(text)
    expect(screen.getByText('Открыто')).toBeTruthy()
  })
})

describe('D267 the file to be signed', () => {
  const button = () => screen.getByRole('button', { name: 'Скачать файл для подписи' })
  const name = () => screen.getByRole('textbox', { name: 'Кто подписывает' })

  test('has who, when, version and hash', async () => {
    show(sheetOf())
    await userEvent.type(name(), '  Громова   Т. А. ')
    await userEvent.click(button())
    expect(saved).toHaveLength(1)
    const own = readStatement(await (saved[0]?.text ?? ''))
    expect(own).toMatchObject({ scenario: 'login', title: 'Вход', version: '1.4.0', hash: HASH, who: 'Громова Т. А.' })
    expect(saved[0]?.name).toMatch(/^login\.\d{4}-\d{2}-\d{2}-\d{6}\.abababab\.json$/)
    expect(screen.getByText(`Файл ${saved[0]?.name ?? ''} сохранён`)).toBeTruthy()
  })

  test('is not written without a name, before the changes were seen, or with an open remark', async () => {
    const { unmount } = show(sheetOf({ checked: [signed('login', [voidBy()])] }))
    await userEvent.type(name(), 'Громова')
    await userEvent.click(button())
    expect(screen.getByText('Отметьте все изменения просмотренными: осталось 1')).toBeTruthy()
    await userEvent.click(screen.getByRole('checkbox', { name: 'Просмотрено' }))
    await userEvent.clear(name())
    await userEvent.click(button())
    expect(screen.getByText('Напишите, кто подписывает')).toBeTruthy()
    unmount()
    show(sheetOf({ remarks: [{ file: 'login.a.md', scenario: 'login', text: 'Нет', isClosed: false }] }))
    await userEvent.type(name(), 'Громова')
    await userEvent.click(button())
    expect(screen.getByText('Сначала закройте замечания: открыто 1')).toBeTruthy()
    expect(saved).toEqual([])
  })

  test('has beside it the lines that the hash is of', async () => {
    show(sheetOf())
    await userEvent.click(screen.getByRole('button', { name: 'Скачать содержание' }))
    expect(saved[0]?.name).toBe(`${'ab'.repeat(32)}.txt`)
    expect(await saved[0]?.text).toBe(`${partOf(record).join('\n')}\n`)
  })
})

test('D267 a signature of the whole portal agrees a scenario until that scenario changes', () => {
  const gone: VoidBy = { flow: 'cards', title: 'Карты человека', changes: null }
  const checked = [signed('portal', [gone])]
  expect(standingOf(checked, 'login').kind).toBe('agreed')
  expect(standingOf(checked, 'cards').kind).toBe('void')
  expect(standingOf(checked, 'portal').kind).toBe('void')
  // A later signature of its own counts again.
  expect(standingOf([...checked, signed('cards', [], '2026-11-20T10:00:00.000Z')], 'cards').kind).toBe('agreed')
})

test('D266 the sheet of the portal lists the scenarios with what has become of each', () => {
  const gone: VoidBy = { flow: 'cards', title: 'Карты человека', changes: null }
  render(<PortalSheet sheet={sheetOf({ checked: [signed('portal', [gone])] })} />)
  const table = within(screen.getByRole('table', { name: 'Сценарии' }))
  expect(table.getByRole('row', { name: /^Вход Согласован 27\.11\.2026 abab abab abab/ })).toBeTruthy()
  expect(table.getByRole('row', { name: /^Карты человека Изменён после подписи/ })).toBeTruthy()
  expect(screen.getByText(/^Карты человека: изменился; чем, неизвестно/)).toBeTruthy()
})

test.each(names)('%s: no exception stands twice', (name) => {
  const all = exceptionsOf(flowData(name).chart).map(({ what, why }) => `${what} ${why}`)
  expect(all.filter((one, at) => all.indexOf(one) !== at)).toEqual([])
})
