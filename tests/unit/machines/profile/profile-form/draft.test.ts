import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { StateValue } from 'xstate'
import { LEGAL_TEXTS } from '../../../../../src/domain/texts/legal-texts.ts'
import { draftOf, readDraft } from '../../../../../src/machines/profile/profile-form/draft.ts'
import { baseOf } from '../../../../../src/machines/profile/profile-form/form.ts'
import { continued, mergedDraft } from '../../../../../src/machines/profile/profile-form/fill.ts'
import { savedFiles } from '../../../../../src/machines/profile/profile-form/images.ts'
import { profileFormMachine } from '../../../../../src/machines/profile/profile-form/machine.ts'
import type { ProfileDraft, ProfileFormContext, ProfileValues } from '../../../../../src/machines/profile/profile-form/types.ts'
import {
  command,
  companyAccount,
  newer,
  OTHER_IMAGE,
  personAccount,
  SAVED_IMAGE,
} from '../../../../../model/profile/profile-form.ts'
import { stamp } from '../../../../../model/kit/stamp.ts'

const base = baseOf(personAccount)
const files = savedFiles(base.values.passportImages)
const { edition } = LEGAL_TEXTS.personalData
const whole: ProfileDraft = {
  kind: 'person',
  edition,
  version: 1,
  changed: { surname: 'Петрова' },
  before: { surname: 'Соколова' },
  withheld: [],
  images: null,
  isMerged: false,
  theirs: {},
  command: null,
}
const FORM = { form: { files: 'idle', city: 'idle', company: 'idle' } } as StateValue

const standing = (value: StateValue, values: Partial<ProfileValues>, patch: Partial<ProfileFormContext> = {}) =>
  profileFormMachine.resolveState({
    value,
    context: {
      kind: 'person',
      now: stamp.now,
      draft: null,
      base,
      form: { values: { ...base.values, ...values }, errors: {}, touched: {}, reveals: 0 },
      files,
      isMerged: false,
      theirs: {},
      withheld: [],
      cities: [],
      company: null,
      command: null,
      answer: null,
      problem: null,
      ...patch,
    },
  })
/** As it is stored and read again. */
const kept = (...args: Parameters<typeof standing>) => readDraft(JSON.parse(JSON.stringify(draftOf(standing(...args)))), 'person')

test('B08: a form as it was opened leaves no draft; consent alone is none', () => {
  expect(draftOf(standing(FORM, {}))).toBeNull()
  expect(draftOf(standing(FORM, { license: true }))).toBeNull()
})

test('D140 B08 one changed letter of the e-mail stores the e-mail, before and after, and nothing else of the profile', () => {
  const draft = draftOf(standing(FORM, { email: 'anna@example.com' }))
  expect(draft).toEqual({ ...whole, changed: { email: 'anna@example.com' }, before: { email: 'anna@example.org' } })
})

test('D140 birthday, INN and passport leave their names alone, and no text', () => {
  const typed = {
    birthday: '01.01.1990',
    inn: '7707083893',
    passportSeries: '4511 654321',
    issuedBy: 'УВД Тулы',
    issuedFrom: '02.02.2012',
    departmentCode: '710-002',
  }
  expect(draftOf(standing(FORM, typed, { theirs: { inn: '500100732259', surname: 'Смирнова' } }))).toEqual({
    ...whole,
    changed: {},
    before: {},
    withheld: Object.keys(typed),
    theirs: { surname: 'Смирнова' },
  })
})

test('D140 what an earlier draft did not keep stays named until it is typed again or sent', () =>
  expect(kept(FORM, {}, { withheld: ['inn'] })?.withheld).toEqual(['inn']))

test('B08 B10: what is entered, its images, the other’s text and the save under way come back as they were', () => {
  const own = {
    id: 'a',
    name: 'Паспорт Соколовой.png',
    size: 9,
    status: 'done',
    stored: 'own.png',
    problem: null,
    key: null,
  } as const
  const before = base.values.passportImages
  const surname = { surname: 'Петрова' }
  expect(kept(FORM, surname)).toEqual(whole)
  expect(kept('unanswered', surname, { command })).toEqual({ ...whole, command })
  expect(kept(FORM, surname, { isMerged: true, theirs: { surname: 'Смирнова' } })).toEqual({
    ...whole,
    isMerged: true,
    theirs: { surname: 'Смирнова' },
  })
  // A picked file has a name of the person's own, which may say whose passport it is.
  expect(kept(FORM, surname, { files: [...files, own] })?.images).toEqual({
    files: [...files, { ...own, name: 'Изображение 2' }],
    before,
  })
  expect(kept(FORM, surname, { files: [] })?.images).toEqual({ files: [], before })
  // Two halves of one answer.
  expect(kept(FORM, { noPatronymic: true, patronymic: '' })).toMatchObject({
    changed: { noPatronymic: true, patronymic: '' },
    before: { noPatronymic: false, patronymic: 'Игоревна' },
  })
})

test('PR30 PR31 what is saved or given up leaves no draft', () => {
  const surname = { surname: 'Петрова' }
  for (const state of ['reloading', 'reloadFailed', 'saved', 'left', { discarding: 'erasing' }])
    expect(draftOf(standing(state, surname)), JSON.stringify(state)).toBeNull()
  for (const state of ['saving', 'unanswered', 'refreshing', 'refreshFailed'])
    expect(draftOf(standing(state, surname, { command })), state).toEqual({ ...whole, command })
})

test('B08: a draft outlives a profile that does not load', () => {
  for (const state of ['loading', 'failed']) expect(draftOf(standing(state, {}, { draft: whole, base: null }))).toBe(whole)
  expect(draftOf(standing('loading', {}, { base: null }))).toBeNull()
})

test('D140 a draft of this version is the profile with the changed fields; whatever else is on the server comes from there', () => {
  const { form, files: images } = continued(whole, base)
  expect(form?.values).toEqual({ ...base.values, surname: 'Петрова' })
  expect(images).toEqual(files)
})

test('D14 D140 of another version: who has not touched a field takes the server’s, and both sides of a touched one are shown', () => {
  const current = baseOf({ kind: 'person', user: newer })
  const next = mergedDraft({ ...whole, changed: { email: 'a@b.ru' }, before: { email: 'anna@example.org' } }, current)
  expect(next.form?.values).toEqual({ ...current.values, email: 'a@b.ru' })
  expect(next).toMatchObject({ isMerged: true, theirs: {}, draft: null })
  expect(mergedDraft(whole, current)).toMatchObject({ isMerged: true, theirs: { surname: 'Смирнова' } })
  // Images one by one: the removed one stays removed, the other side's new one comes.
  const removed = mergedDraft({ ...whole, images: { files: [], before: [SAVED_IMAGE] } }, current)
  expect(removed.files?.map(({ id }) => id)).toEqual([OTHER_IMAGE])
})

test('D141 a save of its own that has arrived leaves nothing to decide', () => {
  const current = baseOf({ kind: 'person', user: { ...newer, surname: 'Петрова' } })
  expect(mergedDraft({ ...whole, command, withheld: ['inn'] }, current)).toMatchObject({
    isMerged: false,
    theirs: {},
    withheld: ['inn'],
    form: { values: current.values },
  })
})

test('E19: a reload keeps the tick, and loses it where the text is another one by now; a save is repeated as it was', () => {
  const ticked = { ...whole, changed: { ...whole.changed, license: true } }
  expect(readDraft(ticked, 'person')?.changed.license).toBe(true)
  for (const other of ['0', '', undefined]) {
    expect(readDraft({ ...ticked, edition: other }, 'person')?.changed.license).toBeUndefined()
    expect(readDraft({ ...ticked, edition: other, command }, 'person')?.changed.license).toBe(true)
  }
})

test('a person’s draft is none of a company', () => {
  expect(readDraft(whole, 'company')).toBeNull()
  const changed = { responsible: 'Сидорова Анна' }
  const { responsible } = baseOf(companyAccount).values
  expect(readDraft({ ...whole, kind: 'company', changed, before: { responsible } }, 'company')?.changed).toEqual(changed)
})

test.each([
  null,
  undefined,
  0,
  'text',
  [],
  {},
  { ...whole, changed: null },
  { ...whole, changed: { surname: 5 } },
  { ...whole, changed: { license: 'yes' } },
  { ...whole, before: null },
  { ...whole, version: '1' },
  { ...whole, kind: 'robot' },
  // As an earlier release has stored it.
  { kind: 'person', edition, base, values: base.values, files, isMerged: false, theirs: {}, command },
])('junk %j is no draft', (stored) => expect(readDraft(stored, 'person')).toBeNull())

test('D140 fields that no draft may have are not read from one', () =>
  expect(
    readDraft({ ...whole, changed: { ...whole.changed, inn: '500100732259' }, withheld: ['inn', 'email'] }, 'person'),
  ).toEqual({
    ...whole,
    withheld: ['inn'],
  }))

test.each([{ key: 7, isRepeat: false }, { key: 'k' }, null, 'key'])('junk %j is no save under way', (stored) =>
  expect(readDraft({ ...whole, command: stored }, 'person')?.command).toBeNull(),
)

test('what the other side saved is read as texts of known fields', () =>
  expect(readDraft({ ...whole, theirs: { surname: 'Смирнова', colour: 'red' } }, 'person')?.theirs).toEqual({
    surname: 'Смирнова',
  }))

test('no junk makes the reader throw', () => {
  fc.assert(
    fc.property(fc.anything(), fc.constantFrom('person' as const, 'company' as const), (stored, kind) => {
      expect(readDraft(stored, kind)).toBeNull()
    }),
  )
})
