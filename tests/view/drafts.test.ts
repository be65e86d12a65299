// @vitest-environment jsdom
/** Drafts on the device: their owners, their lifetime, and the drafts of open forms in several tabs. */
import { beforeEach, describe, expect, test } from 'vitest'
import { dropDraftsOf, forgetPhoneInDrafts, handOver, openDraft, readDrafts } from '../../src/app/effects/drafts.ts'
import { isTakenUp } from '../../src/machines/sales/add-tool/draft.ts'
import { emptyTool } from '../../src/machines/sales/add-tool/form.ts'
import { REPAIR } from '../../model/add-tool.ts'
import { ANONYMOUS, eraseOthers, eraseUser } from '../../src/app/effects/storage.ts'

const [FLOW, ME] = ['add-tool.seller', 'user-1']
const HOUR = 60 * 60 * 1_000

/** A form that opens in some tab. */
const open = (now = 0) => openDraft(FLOW, ME, now)
const next = (now = 0): unknown => readDrafts(FLOW, ME, now)[0] ?? null

beforeEach(() => localStorage.clear())

test('B08 a draft is its owner’s, for 24 hours from its first word', () => {
  const form = open()
  form.keep({ serial: '1' }, HOUR)
  form.keep({ serial: '12' }, 20 * HOUR)
  expect(openDraft(FLOW, 'user-2', 20 * HOUR).initial).toBeNull()
  expect(open(25 * HOUR).initial).toEqual({ serial: '12' })
  expect(open(25 * HOUR + 1).initial).toBeNull()
  expect(localStorage.getItem(`draft.${FLOW}`)).toBeNull()
})

test('B08 a draft that was stored by an earlier version is taken up', () => {
  localStorage.setItem(`draft.${FLOW}`, JSON.stringify({ owner: ME, at: 0, draft: { serial: '1' } }))
  const form = open()
  expect(form.initial).toEqual({ serial: '1' })
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
    const rest = { files: [], unread: [], remarks: {}, filledBy: [], isManual: true, scannedTime: null, command: null }
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
    mine.keep({ serial: 'mine' }, 1)
    theirs.keep({ serial: 'theirs' }, 2)
    mine.keep(null, 3)
    expect(next()).toEqual({ serial: 'theirs' })
    theirs.keep(null, 4)
    expect(next()).toBeNull()
  })

  test('a form that is done with leaves what another one had stored before it, under its command', () => {
    const [mine, theirs] = [open(), open()]
    theirs.keep({ serial: 'theirs' }, 1)
    mine.keep({ serial: 'mine' }, 2)
    mine.keep({ serial: 'mine', command: 'key' }, 3)
    expect(next()).toEqual({ serial: 'mine', command: 'key' })
    mine.keep(null, 4)
    expect(next()).toEqual({ serial: 'theirs' })
  })

  test('an empty form takes nothing from a form that is being filled in', () => {
    const [empty, theirs] = [open(), open()]
    theirs.keep({ serial: 'theirs' }, 1)
    empty.keep(null, 2)
    expect(next()).toEqual({ serial: 'theirs' })
  })

  test('a form that has taken up a draft owns it: done, it does not come back', () => {
    open().keep({ serial: '1' }, 1)
    const again = open()
    again.keep({ serial: '12' }, 2)
    again.keep(null, 3)
    expect(next()).toBeNull()
  })

  test('a copy in which nothing was typed does not bring back what is done', () => {
    const mine = open()
    mine.keep({ serial: '1' }, 1)
    const copy = open()
    mine.keep(null, 2)
    copy.keep({ serial: '1' }, 3)
    expect(next()).toBeNull()
    copy.keep({ serial: '2' }, 4)
    expect(next()).toEqual({ serial: '2' })
  })

  test('what is handed over comes first, and takes nothing from an open form', () => {
    const theirs = open()
    theirs.keep('+7 (917) 000-00-44', 1)
    handOver(FLOW, ME, '+7 (917) 000-00-01', 2)
    const mine = open()
    expect(mine.initial).toBe('+7 (917) 000-00-01')
    mine.keep(null, 3)
    expect(next()).toBe('+7 (917) 000-00-44')
  })

  test('only the drafts of the form that is over are dropped', () => {
    open().keep({ mobile: '+7 (900) 000-00-01' }, 1)
    const theirs = openDraft(FLOW, ME, 1)
    handOver(FLOW, ME, { mobile: '+7 (900) 000-00-02' }, 1)
    dropDraftsOf(FLOW, ME, '79000000001')
    expect(next()).toEqual({ mobile: '+7 (900) 000-00-02' })
    dropDraftsOf(FLOW, ME, '79000000002')
    expect(localStorage.getItem(`draft.${FLOW}`)).toBeNull()
    theirs.keep({ mobile: '+7 (900) 000-00-03' }, 2)
    expect(next()).toEqual({ mobile: '+7 (900) 000-00-03' })
  })

  test('no more than eight are kept', () => {
    const forms = Array.from({ length: 12 }, () => open())
    for (const [number, form] of forms.entries()) form.keep({ number }, 1)
    const { others } = JSON.parse(localStorage.getItem(`draft.${FLOW}`) ?? '') as { others: unknown[] }
    expect([next(), others.length]).toEqual([{ number: 11 }, 7])
  })

  test('B08 a sign-out erases all of them, and so does the sign-in of another person', () => {
    for (const erase of [eraseUser, () => eraseOthers('user-2')]) {
      const [mine, theirs] = [open(), open()]
      mine.keep({ serial: 'mine' }, 1)
      theirs.keep({ serial: 'theirs' }, 2)
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
