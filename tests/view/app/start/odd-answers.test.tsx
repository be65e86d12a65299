/**
 * The portal in jsdom against a server with minimal answers (E06): every place with minimal answers, and once
 * per operation each distinct deviation. A new place and a new operation are included automatically.
 */
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { operations } from '../../../../src/api/operations.ts'
import { loadReaders } from '../../../../src/api/readers.ts'
import { Root } from '../../../../src/app/start/root.tsx'
import { routes } from '../../../../src/app/routing/routes.ts'
import { preloadScreen } from '../../../../src/app/loading/screen-loader.tsx'
import { preload } from '../../../../src/app/screens/of-route.ts'
import { profileScreens } from '../../../../src/app/screens/profile/profile-inner.ts'
import { createServices } from '../../../../src/app/session/services.ts'
import { repairHref } from '../../../../src/domain/sales/repair.ts'
import type { OperationId } from '../../../../src/api/types.ts'
import {
  answers,
  barestAnswer,
  fullAnswer,
  oddAnswers,
  type AnswerOf,
  type OddAnswer,
} from '../../../../model/kit/odd-answers.ts'
import { operationOf } from '../../../../model/kit/operation-of.ts'
import { isReachable } from '../../kit/find.ts'

const LEGAL = 'Юридическое лицо'
const byId = new Map(answers.map((answer) => [answer.id, answer]))

/** The users: each by the company check and the mode. */
const people = {
  seller: { mode: 'seller', check: 'Физическое лицо', status: 'SELLER' },
  applicant: { mode: 'seller', check: 'Физическое лицо', status: 'SELLER_PENDING' },
  customer: { mode: 'customer', check: 'Физическое лицо', status: 'SELLER' },
  company: { mode: 'customer', check: LEGAL, status: 'SELLER' },
} as const
type Who = keyof typeof people

/** A complete server's answer to an operation, for the given user. */
const usual = (who: Who, id: string): unknown => {
  const answer = byId.get(id)
  if (!answer) return ''
  const body = fullAnswer(answer) as { message: unknown; payload: unknown }
  if (id === 'checkLegal' || id === 'getLegalUser')
    return { ...body, message: people[who].check, payload: { ...(body.payload as object), locked: false } }
  // Whoever is locked is led away from half of the places.
  const plain = { status: people[who].status, isLegalEntity: false, locked: false }
  if (id === 'getUser') return { ...body, payload: { ...(body.payload as object), ...plain } }
  return body
}

const asked = new Set<string>()
let answerTo: (id: string) => unknown = () => ''

/** Outside a browser a request has no base URL. */
class PageRequest extends Request {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(typeof input === 'string' ? new URL(input, window.location.origin) : input, init)
  }
}

beforeEach(() => {
  vi.stubGlobal('Request', PageRequest)
  vi.stubGlobal('fetch', async ({ url, method }: Request) => {
    const id = operationOf(method, new URL(url).pathname)
    if (id === undefined) return new Response('', { status: 404 })
    asked.add(id)
    return new Response(JSON.stringify(answerTo(id)))
  })
})

/** The portal's own lines of the console, and those of others. */
let told: string[] = []
let surprises: string[] = []
beforeEach(() => {
  told = []
  surprises = []
  vi.spyOn(console, 'error').mockImplementation((...said: unknown[]) => {
    const line = said.map(String).join(' ')
    if (line.startsWith('portal: ')) told.push(line)
    else surprises.push(line.slice(0, 300))
  })
})
afterEach(() => localStorage.clear())

const wait = () => act(async () => {})

/** The session of the page before: with it end the polls that outlive a page. */
let before: ReturnType<typeof createServices>['session'] | null = null

/** Opens a place as this user, and waits until loading ends. */
const open = async (who: Who, path: string) => {
  cleanup()
  before?.stop()
  // The sellers of the visit before would spare this one the question.
  sessionStorage.clear()
  localStorage.setItem('token', '"a-token-of-22-characters-and-more"')
  localStorage.setItem('mode', people[who].mode)
  window.history.replaceState(null, '', path)
  const services = createServices()
  before = services.session
  render(<Root services={services} />)
  await waitFor(
    () => {
      expect(services.session.getSnapshot().matches('ready')).toBe(true)
      expect(document.querySelector('[aria-busy="true"]')).toBeNull()
      expect(document.body.textContent).not.toContain('Загрузка…')
    },
    { interval: 5, timeout: 20_000 },
  )
  await wait()
  services.session.stop()
}

/** By attributes and tags first: Testing Library computes the style of every element's parents, a twentieth of this file. */
const hasTitle = (): boolean =>
  [...document.querySelectorAll('h1:not([role])')].some(isReachable) || screen.queryByRole('heading', { level: 1 }) !== null

/** The signs of a crashed screen. */
const fallen = (): string[] => [
  ...surprises,
  ...(hasTitle() ? [] : ['no title']),
  ...['Не удалось', 'Произошла ошибка', 'Invalid', 'NaN', 'undefined', 'null', '[object'].filter((words) =>
    document.body.textContent.includes(words),
  ),
]

/** The profile shows all of a person's data: it comes first. */
const PROFILE = ['/profile/user', '/profile/user?sub=user-form']
const members = routes.filter(({ auth, screen }) => auth && screen !== 'not-found').map(({ path }) => path)
const everywhere = [...new Set([...PROFILE, ...members.filter((path) => path !== '/'), '/'])]

/** The id of the first of the sellers, of whom a place of an administrator is about. */
const aSeller = (usual('seller', 'listSellers') as { payload: { sellers: { id: string }[] } }).payload.sellers[0]?.id ?? ''
const SELLER_PAGE = `/user-sales/${aSeller}`
/** What is asked only under a full address, or only for a person of another status, by the place that asks it. */
const askedAt: Record<Who, Record<string, OperationId>> = {
  seller: {
    [SELLER_PAGE]: 'listSellerSales',
    [repairHref({ id: 's-1', serial: '100.00001', receiptId: 'r-1', disagreed: null })]: 'getReceipt',
  },
  applicant: { '/profile/point': 'getPointApplication' },
  customer: {},
  company: {},
}
const placesOf = (who: Who): string[] => [...(who === 'applicant' ? [] : everywhere), ...Object.keys(askedAt[who])]

beforeAll(async () => {
  await Promise.all([...routes.map((route) => preload(route)), preloadScreen(profileScreens.form)])
  await import('../../../../src/app/shell/signed-in-header.tsx')
  // Every screen of the portal: on a machine with other work their translation alone takes longer than a hook may.
}, 60_000)

/** Deviations of an envelope or a type disappear when the answer is read; these are left. */
const SHOWN = new Set<OddAnswer['kind']>(['barest', 'missing', 'null', 'word'])

/** Odd answers of an operation that the portal must accept, one per distinct reading. */
const distinct = async (answer: AnswerOf) => {
  const read = (await loadReaders(operations[answer.id as OperationId].area))?.[answer.id]
  const found = new Map<string, OddAnswer>()
  for (const odd of oddAnswers(answer).filter(({ kind, mayFail }) => SHOWN.has(kind) && !mayFail)) {
    const known = JSON.stringify(read?.((odd.body as { payload?: unknown }).payload, 'payload', () => {}))
    if (!found.has(known)) found.set(known, odd)
  }
  return [...found.values()]
}

/** The answer's value identifies the user: it stays unchanged, with any other deviation. */
const withWord = (who: Who, id: string, body: unknown): unknown => ({
  ...(body as object),
  message: (usual(who, id) as { message?: unknown }).message,
})

/** Operations whose odd answers were checked already: other places read them with the same code. */
const seen = new Set<string>()
/** Answers of which another place shows other parts: a person's profile and its form, a seller's own page. */
const alsoAt: Record<string, readonly string[]> = { getUser: PROFILE, getLegalUser: PROFILE, listSellers: [SELLER_PAGE] }

describe.each(Object.keys(people) as Who[])('%s', (who) => {
  describe.each(placesOf(who))('%s', (path) => {
    test('E06 stands on the barest answers of all', async () => {
      answerTo = (id) => usual(who, id)
      asked.clear()
      await open(who, path)
      const wanted = [askedAt[who][path]].flatMap((id) => id ?? [])
      await waitFor(() => expect([...asked]).toEqual(expect.arrayContaining(wanted)))
      expect(fallen(), 'with all there is').toEqual([])
      answerTo = (id) => {
        const answer = byId.get(id)
        return answer && withWord(who, id, barestAnswer(answer))
      }
      await open(who, path)
      expect(fallen()).toEqual([])
    })

    test('E06 stands whatever one answer lacks', async () => {
      const bad: string[] = []
      const operationsHere = [...asked]
      for (const id of operationsHere) {
        const [answer, key] = [byId.get(id), alsoAt[id]?.includes(path) ? `${id} ${path}` : id]
        if (!answer || seen.has(key)) continue
        seen.add(key)
        for (const { name, body } of await distinct(answer)) {
          answerTo = (called) => (called === id ? withWord(who, id, body) : usual(who, called))
          surprises = []
          await open(who, path)
          if (fallen().length > 0) bad.push(`${id}, ${name}: ${fallen().join('; ')}`)
        }
      }
      expect(bad).toEqual([])
    }, 120_000)
  })
})

describe('a list on the screen', () => {
  const WHOLE_SALE = { tool: { model: { name: 'Дрель' }, sn: '100.5' }, saleStatus: 'FINISH', receiptId: 'r-1', bonus: 7 }
  const WHOLE_TOOL = { model: { name: 'Дрель' }, sn: '100.5', saleStatus: 'FINISH', receiptId: 'r-1' }

  const show = async (who: Who, path: string, id: string, payload: unknown) => {
    answerTo = (called) => (called === id ? { code: 0, message: null, payload } : usual(who, called))
    await open(who, path)
    expect(fallen()).toEqual([])
  }
  /** What stands in the first six cells of each row; behind them are its actions. */
  const cells = () =>
    screen
      .getAllByRole('row')
      .slice(1)
      .map((row) => [...row.children].slice(0, 6).map(({ textContent }) => textContent))
  const UNKNOWN = 'ОтсутствуетСостояние неизвестно'

  test('E06 SL20 FM20 sales without a status, a model, a receipt or anything at all stay among the whole ones', async () => {
    const odd = [{ ...WHOLE_SALE, saleStatus: null }, { ...WHOLE_SALE, tool: { sn: '100.6', model: null } }, {}]
    const { receiptId: _, ...unpapered } = WHOLE_SALE
    await show('seller', '/sales', 'listSales', { saleHistory: [...odd, unpapered, WHOLE_SALE] })
    expect(cells()).toEqual([
      ['Дрель', '100.5', '-', '7', UNKNOWN, 'Чек'],
      ['-', '100.6', '-', '7', 'Успешно', 'Чек'],
      ['-', '-', '-', '-', UNKNOWN, '-'],
      ['Дрель', '100.5', '-', '7', 'Успешно', '-'],
      ['Дрель', '100.5', '-', '7', 'Успешно', 'Чек'],
    ])
  })

  test('E06 SL20 FM20 TL03 tools too', async () => {
    const odd = [{ ...WHOLE_TOOL, saleStatus: 'XYZ' }, { ...WHOLE_TOOL, sn: '100.6', model: null }, {}]
    const { receiptId: _, ...unpapered } = WHOLE_TOOL
    await show('customer', '/user-tools', 'listUserTools', { saleHistory: [...odd, unpapered, WHOLE_TOOL] })
    expect(cells()).toEqual([
      ['Дрель', '100.5', '-', '-', UNKNOWN, 'Чек'],
      ['-', '100.6', '-', '-', 'Успешно', 'Чек'],
      ['-', '-', '-', '-', UNKNOWN, '-'],
      ['Дрель', '100.5', '-', '-', 'Успешно', '-'],
      ['Дрель', '100.5', '-', '-', 'Успешно', 'Чек'],
    ])
  })

  test.each([
    ['seller', '/sales', 'listSales', 'Нет продаж', 'portal: sales: no saleHistory in the answer'],
    [
      'customer',
      '/user-tools',
      'listUserTools',
      'Нет зарегистрированных инструментов',
      'portal: userTools: no saleHistory in the answer',
    ],
  ] as const)('E06 SL21 no list for a %s at %s is an empty one, and stands in the console', async (who, path, id, text, line) => {
    await show(who, path, id, null)
    expect(screen.getByText(text)).toBeTruthy()
    expect(told).toContain(line)
  })
})
