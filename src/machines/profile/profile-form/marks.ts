import { LEGAL_TEXTS } from '../../../domain/texts/legal-texts.ts'
import { fileCallMarks, fileEventMarks, queuedFileMarks } from '../../fragments/files/marks.ts'
import type { MarksOf } from '../../kit/marks/marks.ts'
import { answerMarks, commandMarks, formMarks } from '../../kit/marks/parts.ts'
import { TAX_STATUSES } from '../../kit/marks/sets.ts'
import type { profileFormMachine } from './machine.ts'

const KINDS = ['person', 'company'] as const
const stored = {
  surname: 'name',
  username: 'name',
  patronymic: 'name',
  email: 'text',
  city: 'name',
  responsible: 'name',
  organization_name: 'name',
} as const
/** No store of the device may hold them either (D140). */
const withheld = {
  birthday: 'date',
  inn: 'inn',
  passportSeries: 'code',
  issuedBy: 'text',
  issuedFrom: 'date',
  departmentCode: 'code',
  organization_inn: 'inn',
} as const
const patch = { ...stored, ...withheld } as const
const images = { '*': 'file' } as const
const values = { ...patch, mobile: 'phone', passportImages: images } as const
/** The other side's values; of boxes and pictures there are only words. */
const theirs = { ...patch, mobile: 'phone', passportImages: 'text', noPatronymic: 'text', license: 'text' } as const
const names = {
  '*': ['birthday', 'inn', 'passportSeries', 'issuedBy', 'issuedFrom', 'departmentCode', 'organization_inn'],
} as const
const files = { '*': queuedFileMarks } as const

export const profileFormMarks = {
  context: {
    command: commandMarks,
    answer: answerMarks('dropped'),
    kind: KINDS,
    now: 'moment',
    draft: {
      kind: KINDS,
      edition: [LEGAL_TEXTS.personalData.edition],
      version: 'kept',
      changed: stored,
      before: stored,
      withheld: names,
      images: { files, before: images },
      theirs,
      command: commandMarks,
    },
    base: { version: 'kept', values, taxStatus: TAX_STATUSES },
    form: formMarks(values, 'noPatronymic', 'license'),
    files,
    theirs,
    withheld: names,
    cities: { '*': { $: 'CitySuggestion' } },
    company: { $: 'CompanySuggestion' },
    problem: 'text',
  },
  events: {
    'form.change': { patch },
    'form.blur': {
      field: ['surname', 'username', 'patronymic', 'mobile', 'email', 'city', 'responsible', 'organization_name', ...names['*']],
    },
    'city.choose': { city: 'name' },
    ...fileEventMarks,
  },
  outcomes: {
    loadProfile: answerMarks({ kind: KINDS, user: { $: 'User' }, legal: { $: 'LegalUser' } }),
    saveProfile: answerMarks('dropped'),
    suggestCities: { '*': { $: 'CitySuggestion' } },
    suggestCompany: answerMarks({ $: 'CompanySuggestion' }),
    ...fileCallMarks,
  },
} as const satisfies MarksOf<typeof profileFormMachine>
