import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { StateValue } from 'xstate'
import { LEGAL_TEXTS } from '../../../src/domain/legal-texts.ts'
import { draftOf, readDraft } from '../../../src/machines/profile/profile-form/draft.ts'
import { baseOf } from '../../../src/machines/profile/profile-form/form.ts'
import { savedFiles } from '../../../src/machines/profile/profile-form/images.ts'
import { profileFormMachine } from '../../../src/machines/profile/profile-form/machine.ts'
import type { ProfileDraft, ProfileFormContext } from '../../../src/machines/profile/profile-form/types.ts'
import { command, companyAccount, personAccount } from '../../../model/profile-form.ts'
import { stamp } from '../../../model/kit/stamp.ts'

const base = baseOf(personAccount)
const files = savedFiles(base.values.passportImages)
const whole: ProfileDraft = {
  kind: 'person',
  edition: LEGAL_TEXTS.personalData.edition,
  base,
  values: { ...base.values, surname: 'Петрова' },
  files,
  isMerged: false,
  theirs: {},
  command: null,
}
const FORM = { form: { files: 'idle', city: 'idle' } } as StateValue

const standing = (value: StateValue, draft: Partial<ProfileDraft>, patch: Partial<ProfileFormContext> = {}) => {
  const { values = base.values, ...rest } = draft
  return profileFormMachine.resolveState({
    value,
    context: {
      kind: 'person',
      now: stamp.now,
      draft: null,
      base,
      form: { values, errors: {}, touched: {}, reveals: 0 },
      files,
      isMerged: false,
      theirs: {},
      cities: [],
      command: null,
      answer: null,
      problem: null,
      ...rest,
      ...patch,
    },
  })
}

test('B08: a form as it was opened leaves no draft; consent alone is none', () => {
  expect(draftOf(standing(FORM, {}))).toBeNull()
  expect(draftOf(standing(FORM, { values: { ...base.values, license: true } }))).toBeNull()
})

test('B08 B10: what is entered, its images, the other’s text and the save under way come back as they were', () => {
  const own = { id: 'a', name: 'a.png', size: 9, status: 'done', stored: 'own.png', problem: null, key: null } as const
  for (const draft of [
    whole,
    { ...whole, command },
    { ...whole, isMerged: true, theirs: { surname: 'Смирнова' } },
    { ...whole, files: [...files, own], values: { ...base.values, passportImages: [...base.values.passportImages, 'own.png'] } },
    { ...whole, files: [], values: { ...base.values, passportImages: [] } },
    { ...whole, values: { ...base.values, noPatronymic: true } },
  ])
    expect(readDraft(JSON.parse(JSON.stringify(draftOf(standing(FORM, draft)))), 'person')).toEqual(draft)
})

test('PR30 PR31 what is saved or given up leaves no draft', () => {
  for (const state of ['reloading', 'reloadFailed', 'saved', 'left', { discarding: 'erasing' }])
    expect(draftOf(standing(state, whole)), JSON.stringify(state)).toBeNull()
  for (const state of ['saving', 'unanswered', 'refreshing', 'refreshFailed'])
    expect(draftOf(standing(state, { ...whole, command })), state).toEqual({ ...whole, command })
})

test('B08: a draft outlives a profile that does not load', () => {
  for (const state of ['loading', 'failed']) expect(draftOf(standing(state, {}, { draft: whole, base: null }))).toBe(whole)
  expect(draftOf(standing('loading', {}, { base: null }))).toBeNull()
})

test('a save is repeated with the images it was sent with; any other form has those that are there', () => {
  const stored = { ...whole, values: { ...whole.values, passportImages: ['elsewhere.png'] } }
  expect(readDraft({ ...stored, command }, 'person')?.values.passportImages).toEqual(['elsewhere.png'])
  expect(readDraft(stored, 'person')?.values.passportImages).toEqual(base.values.passportImages)
})

test('E19: a reload keeps the tick, and loses it where the text is another one by now; a save is repeated as it was', () => {
  const ticked = { ...whole, values: { ...whole.values, license: true } }
  expect(readDraft(ticked, 'person')?.values.license).toBe(true)
  for (const edition of ['0', '', undefined]) {
    expect(readDraft({ ...ticked, edition }, 'person')?.values.license).toBe(false)
    expect(readDraft({ ...ticked, edition, command }, 'person')?.values.license).toBe(true)
  }
})

test('a person’s draft is none of a company', () => {
  expect(readDraft(whole, 'company')).toBeNull()
  const own = baseOf(companyAccount)
  expect(readDraft({ ...whole, kind: 'company', base: own, values: own.values, files: [] }, 'company')?.base).toEqual(own)
})

test.each([
  null,
  undefined,
  0,
  'text',
  [],
  {},
  { ...whole, values: null },
  { ...whole, values: {} },
  { ...whole, values: { ...whole.values, inn: 5 } },
  { ...whole, values: { ...whole.values, license: 'yes' } },
  { ...whole, values: { ...whole.values, passportImages: [1] } },
  { ...whole, base: null },
  { ...whole, base: { ...base, version: '1' } },
  { ...whole, base: { ...base, taxStatus: 7 } },
  { ...whole, base: { ...base, isRefused: undefined } },
  { ...whole, base: { ...base, values: {} } },
  { ...whole, kind: 'robot' },
])('junk %j is no draft', (stored) => expect(readDraft(stored, 'person')).toBeNull())

test.each([{ key: 7, isRepeat: false }, { key: 'k' }, null, 'key'])('junk %j is no save under way', (stored) =>
  expect(readDraft({ ...whole, command: stored }, 'person')?.command).toBeNull(),
)

test('what the other side saved is read as texts of known fields', () =>
  expect(readDraft({ ...whole, theirs: { surname: 'Смирнова', city: 5, colour: 'red' } }, 'person')?.theirs).toEqual({
    surname: 'Смирнова',
  }))

test('no junk makes the reader throw', () => {
  fc.assert(
    fc.property(fc.anything(), fc.constantFrom('person' as const, 'company' as const), (stored, kind) => {
      expect(readDraft(stored, kind)).toBeNull()
    }),
  )
})
