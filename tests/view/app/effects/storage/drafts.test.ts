// @vitest-environment jsdom
/** Drafts on the device: their owners, their lifetime, and the drafts of open forms in several tabs. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  dropDraftsOf,
  forgetPhoneInDrafts,
  handOver,
  openDraft,
  readDrafts,
} from '../../../../../src/app/effects/storage/drafts.ts'
import { eraseExpired, expireDrafts } from '../../../../../src/app/effects/storage/expiry.ts'
import { isTakenUp } from '../../../../../src/machines/sales/add-tool/draft.ts'
import { emptyTool } from '../../../../../src/machines/sales/add-tool/form.ts'
import { REPAIR } from '../../../../../model/sales/add-tool.ts'
import { ANONYMOUS, eraseOthers, eraseUser } from '../../../../../src/app/effects/storage/storage.ts'

const [FLOW, ME] = ['add-tool.seller', 'user-1'] as const
const HOUR = 60 * 60 * 1_000

/** A draft of the form. */
const tool = (serialNumber: string) => ({ values: { serialNumber } })
/** A form that opens in some tab. */
const open = (now = 0) => openDraft(FLOW, ME, now)
const next = (now = 0): unknown => readDrafts(FLOW, ME, now)[0] ?? null

beforeEach(() => localStorage.clear())

test('B08 a draft is its owner’s, for 24 hours from its first word', () => {
  const form = open()
  form.keep(tool('1'), HOUR)
  form.keep(tool('12'), 20 * HOUR)
  expect(openDraft(FLOW, 'user-2', 20 * HOUR).initial).toBeNull()
  expect(open(25 * HOUR).initial).toEqual(tool('12'))
  expect(open(25 * HOUR + 1).initial).toBeNull()
  expect(localStorage.getItem(`draft.${FLOW}`)).toBeNull()
})

test('B08 a draft that was stored by an earlier version is taken up', () => {
  localStorage.setItem(`draft.${FLOW}`, JSON.stringify({ owner: ME, at: 0, draft: tool('1') }))
  const form = open()
  expect(form.initial).toEqual(tool('1'))
  form.keep(null, 1)
  expect(localStorage.getItem(`draft.${FLOW}`)).toBeNull()
})

test.each(['[]', '7', '"text"', '{', 'null', '{"owner":"user-1"}', '{"owner":"user-1","at":0,"others":7}'])(
  '%s in storage is at most an empty draft',
  (text) => {
    localStorage.setItem(`draft.${FLOW}`, text)
    expect(open().initial ?? null).toBeNull()
  },
)

describe('E18: a repair', () => {
  const openRepair = (repair = REPAIR) => openDraft(FLOW, ME, 0, isTakenUp({ for: 'repair', repair }))
  const draftFor = (changes: object = {}) => {
    const values = { ...emptyTool, serialNumber: REPAIR.serial }
    const repair = { ...REPAIR, refused: null }
    const rest = {
      files: [],
      unread: [],
      remarks: {},
      filledBy: [],
      isManual: true,
      isFolded: false,
      scannedTime: null,
      command: null,
    }
    return { ...rest, values, repair, ...changes }
  }
  const another = draftFor({ values: { ...emptyTool, serialNumber: '100.00099', fn: '9999' }, repair: null })
  const command = { key: 'key', kind: 'sale', at: 0, position: { coordinates: '', gps: '' }, isRepeat: false }

  test('leaves the draft of another tool alone: it comes again when the repair is over', () => {
    open().keep(another, 0)
    const repair = openRepair()
    expect(repair.initial).toBeNull()
    repair.keep(null, 1)
    expect(next()).toEqual(another)
    repair.keep(draftFor(), 2)
    expect(readDrafts(FLOW, ME, 2)).toEqual([draftFor(), another])
    repair.keep(null, 3)
    expect(readDrafts(FLOW, ME, 3)).toEqual([another])
  })

  test('goes on where it was left, also behind another draft, and not with another repair', () => {
    openRepair().keep(draftFor(), 0)
    openDraft(FLOW, ME, 0, () => false).keep(another, 1)
    expect(next()).toEqual(another)
    expect(openRepair().initial).toEqual(draftFor())
    expect(openRepair({ ...REPAIR, id: 'another' }).initial).toBeNull()
    expect(openRepair({ ...REPAIR, serial: '100.00099' }).initial).toBeNull()
    // An address without a repair takes the newest, whatever it is.
    expect(openDraft(FLOW, ME, 0, isTakenUp(null)).initial).toEqual(another)
  })

  test('does not go on where another serial has been typed: that is another registration', () => {
    openRepair().keep(draftFor({ values: { ...emptyTool, serialNumber: '100.00099' } }), 0)
    expect(openRepair().initial).toBeNull()
  })

  test('waits for an unanswered command', () => {
    const sent = draftFor({ repair: null, command })
    open().keep(sent, 0)
    expect(openRepair().initial).toEqual(sent)
  })
})

describe('D40: forms of two tabs', () => {
  test('a form that is done with leaves what another one has stored since', () => {
    const [mine, theirs] = [open(), open()]
    mine.keep(tool('mine'), 1)
    theirs.keep(tool('theirs'), 2)
    mine.keep(null, 3)
    expect(next()).toEqual(tool('theirs'))
    theirs.keep(null, 4)
    expect(next()).toBeNull()
  })

  test('a form that is done with leaves what another one had stored before it, under its command', () => {
    const [mine, theirs] = [open(), open()]
    theirs.keep(tool('theirs'), 1)
    mine.keep(tool('mine'), 2)
    mine.keep({ ...tool('mine'), command: { key: 'key' } }, 3)
    expect(next()).toEqual({ ...tool('mine'), command: { key: 'key' } })
    mine.keep(null, 4)
    expect(next()).toEqual(tool('theirs'))
  })

  test('an empty form takes nothing from a form that is being filled in', () => {
    const [empty, theirs] = [open(), open()]
    theirs.keep(tool('theirs'), 1)
    empty.keep(null, 2)
    expect(next()).toEqual(tool('theirs'))
  })

  test('a form that has taken up a draft owns it: done, it does not come back', () => {
    open().keep(tool('1'), 1)
    const again = open()
    again.keep(tool('12'), 2)
    again.keep(null, 3)
    expect(next()).toBeNull()
  })

  test('a copy in which nothing was typed does not bring back what is done', () => {
    const mine = open()
    mine.keep(tool('1'), 1)
    const copy = open()
    mine.keep(null, 2)
    copy.keep(tool('1'), 3)
    expect(next()).toBeNull()
    copy.keep(tool('2'), 4)
    expect(next()).toEqual(tool('2'))
  })

  test('what is handed over comes first, and takes nothing from an open form', () => {
    const theirs = openDraft('login', ANONYMOUS, 0)
    theirs.keep('+7 (917) 000-00-44', 1)
    handOver('login', ANONYMOUS, '+7 (917) 000-00-01', 2)
    const mine = openDraft('login', ANONYMOUS, 2)
    expect(mine.initial).toBe('+7 (917) 000-00-01')
    mine.keep(null, 3)
    expect(readDrafts('login', ANONYMOUS, 3)).toEqual(['+7 (917) 000-00-44'])
  })

  test('only the drafts of the form that is over are dropped', () => {
    const [flow, first] = ['registration', openDraft('registration', ANONYMOUS, 0)] as const
    const left = () => readDrafts(flow, ANONYMOUS, 2)[0] ?? null
    first.keep({ mobile: '+7 (900) 000-00-01' }, 1)
    const theirs = openDraft(flow, ANONYMOUS, 1)
    handOver(flow, ANONYMOUS, { mobile: '+7 (900) 000-00-02' }, 1)
    dropDraftsOf(flow, ANONYMOUS, '79000000001')
    expect(left()).toEqual({ mobile: '+7 (900) 000-00-02' })
    dropDraftsOf(flow, ANONYMOUS, '79000000002')
    expect(localStorage.getItem(`draft.${flow}`)).toBeNull()
    theirs.keep({ mobile: '+7 (900) 000-00-03' }, 2)
    expect(left()).toEqual({ mobile: '+7 (900) 000-00-03' })
  })

  test('no more than eight are kept', () => {
    const forms = Array.from({ length: 12 }, () => open())
    for (const [number, form] of forms.entries()) form.keep(tool(String(number)), 1)
    const { others } = JSON.parse(localStorage.getItem(`draft.${FLOW}`) ?? '') as { others: unknown[] }
    expect([next(), others.length]).toEqual([tool('11'), 7])
  })

  test('B08 a sign-out erases all of them, and so does the sign-in of another person', () => {
    for (const erase of [eraseUser, () => eraseOthers('user-2')]) {
      const [mine, theirs] = [open(), open()]
      mine.keep(tool('mine'), 1)
      theirs.keep(tool('theirs'), 2)
      erase()
      expect(localStorage.getItem(`draft.${FLOW}`)).toBeNull()
    }
  })
})

test('E11 C06 the deletion of an account takes the draft that names its phone, and leaves that of another tab', () => {
  const [deleted, other] = [openDraft('registration', ANONYMOUS, 0), openDraft('registration', ANONYMOUS, 0)]
  other.keep({ mobile: '+7 (900) 000-00-01' }, 1)
  deleted.keep({ mobile: '+7 (947) 382-01-56' }, 2)
  forgetPhoneInDrafts('79473820156', null)
  expect(readDrafts('registration', ANONYMOUS, 3)).toEqual([{ mobile: '+7 (900) 000-00-01' }])
})

test('E11 C06 a draft that cannot be read goes with any deletion', () => {
  localStorage.setItem('draft.registration', JSON.stringify({ owner: ANONYMOUS, draft: { mobile: '+7 (947) 382-01-56' } }))
  forgetPhoneInDrafts('79473820156', null)
  expect(localStorage.getItem('draft.registration')).toBeNull()
})

describe('B08: the end of a draft does not wait for its owner', () => {
  afterEach(() => vi.useRealTimers())
  /** What the device has of everybody. */
  const all = () => Object.fromEntries(Object.entries(localStorage))
  const put = (flow: 'login' | 'add-tool.seller', owner: string, draft: unknown, at: number) =>
    localStorage.setItem(`draft.${flow}`, JSON.stringify({ owner, at, draft }))

  test('whoever comes next, or nobody: after 24 hours it is gone, and a younger one beside it stays', () => {
    put('add-tool.seller', 'user-2', tool('theirs'), 0)
    openDraft(FLOW, 'user-2', 0, () => false).keep(tool('later'), 10 * HOUR)
    put('login', ANONYMOUS, '+7 (900) 000-00-01', 0)
    eraseExpired(24 * HOUR)
    expect(Object.keys(all())).toEqual(['draft.add-tool.seller', 'draft.login'])
    eraseExpired(24 * HOUR + 1)
    expect(all()).toEqual({
      'draft.add-tool.seller': JSON.stringify({ owner: 'user-2', at: 10 * HOUR, draft: tool('later') }),
    })
    eraseExpired(72 * HOUR)
    expect(all()).toEqual({})
  })

  test('a clock that was a week ahead, and is right again, lengthens no life', () => {
    put('login', ANONYMOUS, '+7 (900) 000-00-01', 7 * 24 * HOUR)
    eraseExpired(0)
    expect(all()).toEqual({})
  })

  test.each(['[]', '7', '{', 'null', '{"owner":"user-1"}', '{"at":0,"draft":{}}'])('%s has no end, and goes', (text) => {
    localStorage.setItem(`draft.${FLOW}`, text)
    localStorage.setItem('draft.of-an-earlier-release', JSON.stringify({ owner: ME, at: 0, draft: {} }))
    eraseExpired(1)
    expect(all()).toEqual({})
  })

  test('D140 what an earlier release has stored of a passport goes with the first start of this one', () => {
    const values = { surname: 'Соколова', inn: '500100732259', passportSeries: '4510 123456' }
    const old = { owner: ME, at: 0, draft: { kind: 'person', base: { version: 1, values }, values, command: null } }
    localStorage.setItem('draft.profile-form', JSON.stringify(old))
    const point = { owner: ME, at: 0, draft: { searched: '500100732259', command: null } }
    localStorage.setItem('draft.point', JSON.stringify(point))
    eraseExpired(1)
    expect(all()).toEqual({})
  })

  test('at the start of the portal, every minute after it, and when a sleeping page is looked at again', () => {
    vi.useFakeTimers({ now: 24 * HOUR + 1 })
    put('login', ANONYMOUS, '+7 (900) 000-00-01', 0)
    const stop = expireDrafts()
    expect(all()).toEqual({})
    put('login', ANONYMOUS, '+7 (900) 000-00-01', 30_000)
    vi.advanceTimersByTime(60_000)
    expect(all()).toEqual({})
    for (const wake of [
      () => document.dispatchEvent(new Event('visibilitychange')),
      () => window.dispatchEvent(new Event('pageshow')),
    ]) {
      put('login', ANONYMOUS, '+7 (900) 000-00-01', 0)
      wake()
      expect(all()).toEqual({})
    }
    stop()
  })

  test('B10 a form that stands open for days stores what is typed then, as a new draft', () => {
    const form = open()
    form.keep(tool('1'), 0)
    eraseExpired(72 * HOUR)
    form.keep(tool('12'), 72 * HOUR)
    expect(readDrafts(FLOW, ME, 73 * HOUR)).toEqual([tool('12')])
  })
})

describe('D140: the list of what a draft may hold', () => {
  const told = vi.spyOn(console, 'error')
  afterEach(() => told.mockReset())

  test.each([
    ['add-tool.seller', { values: { serialNumber: '1', passportSeries: '4510 123456' } }, 'values.passportSeries'],
    ['add-tool.seller', { ...tool('1'), files: [{ id: 'a', bytes: '…' }] }, 'files.bytes'],
    ['profile-form', { changed: { birthday: '14.03.1991' } }, 'changed.birthday'],
    ['recovery', '+7 (900) 000-00-01', '.'],
    ['point', { searched: '500100732259' }, '.searched'],
    ['create-point', { values: { inn: '5001007322' } }, 'values.inn'],
  ] as const)('%s refuses %j', (flow, draft, field) => {
    told.mockImplementation(() => undefined)
    openDraft(flow, ME, 0).keep(draft, 1)
    handOver(flow, ME, draft, 1)
    expect(localStorage.length).toBe(0)
    expect(told.mock.calls).toEqual(Array.from({ length: 2 }, () => [`portal: «${field}» is in no list of the draft «${flow}»`]))
  })

  test('an empty field holds nothing, and the number of an organisation is nobody’s', () => {
    openDraft('create-point', ME, 0).keep({ prefilled: '7728168971', values: { inn: '', note: '' }, chosen: null }, 1)
    expect(readDrafts('create-point', ME, 1)).toHaveLength(1)
    expect(told).not.toHaveBeenCalled()
  })
})
