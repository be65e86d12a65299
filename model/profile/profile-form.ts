import type { CompanySuggestion, LegalUser, User } from '../../src/api/types.ts'
import { companyWords, profileName } from '../../src/domain/people/company.ts'
import { LEGAL_TEXTS } from '../../src/domain/texts/legal-texts.ts'
import { refusals } from '../../src/domain/texts/refusals.ts'
import { shownFiles } from '../../src/machines/fragments/files/queue.ts'
import type { QueuedFile } from '../../src/machines/fragments/files/types.ts'
import { profileFormActors } from '../../src/machines/profile/profile-form/actors.ts'
import { readDraft } from '../../src/machines/profile/profile-form/draft.ts'
import { baseOf, checkProfile, cleaned, fieldsOf } from '../../src/machines/profile/profile-form/form.ts'
import { savedFiles } from '../../src/machines/profile/profile-form/images.ts'
import { profileFormMachine } from '../../src/machines/profile/profile-form/machine.ts'
import type {
  Account,
  ProfileFormContext,
  ProfileFormInput,
  ProfileKind,
  ProfilePatch,
  ProfileField,
  KeptValues,
  TextField,
} from '../../src/machines/profile/profile-form/types.ts'
import { company, user } from '../kit/users.ts'
import { commandAnswers } from '../kit/command.ts'
import { faults } from '../kit/faults.ts'
import { call, crash, defineFlow, html, ok, output, refusal, said, type ModelEvent, type NamedAnswer } from '../kit/flow.ts'
import { stamp } from '../kit/stamp.ts'
import type { Ui } from '../kit/ui.ts'

export { company, user }

/** One black pixel. */
export const PNG = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg=='),
  (letter) => letter.charCodeAt(0),
)
export const PHOTO = { id: 'паспорт.png', name: 'паспорт.png', size: 67 }
export const SECOND_PHOTO = { id: 'прописка.png', name: 'прописка.png', size: 67 }
export const STORED = '0123456789abcdef0123456789abcdef.png'
export const SAVED_IMAGE = user.passport.passportImages[0] ?? ''
export const OTHER_IMAGE = `${'0'.repeat(31)}2.jpg`
export const EMAIL_PROBLEM = 'Этот адрес уже занят'
export const CITIES = [
  { value: 'Казань', region: 'Республика Татарстан' },
  { value: 'Казачинское', region: 'Красноярский край' },
]

/** Companies of the register, by what is said of them. */
export const ROMASHKA: CompanySuggestion = { name: 'ООО «Ромашка»', status: 'ACTIVE', closedOn: null }
export const CLOSED: CompanySuggestion = { name: 'ООО «Умелец»', status: 'LIQUIDATED', closedOn: '12-03-2024' }
export const UNFIT: CompanySuggestion = { name: 'ООО «Дом 24»', status: 'BANKRUPT', closedOn: null }
/** Another company's number. */
export const OTHER_INN = '7701234560'
const NOT_IN_REGISTER = /В реестре компании с таким ИНН нет/

/** The profile that another tab has saved meanwhile. */
export const newer: User = {
  ...user,
  surname: 'Смирнова',
  city: 'Тверь',
  passport: { ...user.passport, passportImages: [OTHER_IMAGE] },
  version: 2,
}
export const newerCompany: LegalUser = { ...company, responsible: 'Иванова Алла Юрьевна', city: 'Тверь', version: 2 }

export const personAccount: Account = { kind: 'person', user }
export const companyAccount: Account = { kind: 'company', legal: company }

export const command = { key: 'key-of-the-first-sending', isRepeat: false }

const actors: Parameters<typeof call>[0] = (api) =>
  profileFormActors(api, { get: () => new File([PNG], PHOTO.name), redraw: () => Promise.resolve(null) })

const ofCompany = (text: string, legal: LegalUser | null): NamedAnswer => ({
  ...said(text, ok(legal, legal ? 'Юридическое лицо' : 'Физическое лицо')),
  input: { kind: 'company' },
})
const newerProfiles: Record<string, NamedAnswer> = {
  'newer person': said('профиль человека, новая версия', ok(newer)),
  'newer company': ofCompany('профиль компании, новая версия', newerCompany),
  ...faults,
}
const profiles: Record<string, NamedAnswer> = {
  person: said('профиль человека', ok(user)),
  company: ofCompany('профиль компании', company),
  'no company': ofCompany('компании нет', null),
  ...newerProfiles,
}

const { refused, profileChanged, keyMismatch } = refusals
const answers: Record<string, NamedAnswer> = {
  done: said('сохранено', ok({ version: 2 })),
  'about the e-mail': said('отказ о почте', refusal(400, refused.code, { email: EMAIL_PROBLEM })),
  'about something else': said('отказ о том, чего нет в форме', refusal(400, refused.code, { colour: 'Лишнее' })),
  'about both': said('отказ о почте и о том, чего нет', refusal(400, refused.code, { email: EMAIL_PROBLEM, colour: 'Лишнее' })),
  'changed elsewhere': said('профиль изменили в другом месте', refusal(409, profileChanged.code, profileChanged.text)),
  'key mismatch': said('под этим ключом было другое сохранение', refusal(409, keyMismatch.code)),
  ...commandAnswers,
}

const start = (kind: ProfileKind, draft: ProfileFormInput['draft'] = null): ProfileFormInput => ({ kind, now: stamp.now, draft })

/** The stored draft in its current shape. */
export const draft = (account: Account, changed: KeptValues, patch: object = {}) => {
  const { version, values } = baseOf(account)
  const stored = {
    kind: account.kind,
    version,
    changed,
    before: Object.fromEntries(Object.keys(changed).map((field) => [field, values[field as ProfileField]])),
    withheld: [],
    images: null,
    edition: LEGAL_TEXTS.personalData.edition,
    isMerged: false,
    theirs: {},
    command: null,
  }
  return readDraft({ ...stored, ...patch }, account.kind)
}

export const LABELS: Record<TextField, string> = {
  surname: 'Фамилия',
  username: 'Имя',
  patronymic: 'Отчество',
  mobile: 'Телефон',
  email: 'Электронная почта',
  city: 'Город',
  birthday: 'Дата рождения',
  inn: 'ИНН',
  passportSeries: 'Серия и номер паспорта',
  issuedBy: 'Кем выдан',
  issuedFrom: 'Дата выдачи',
  departmentCode: 'Код подразделения',
  responsible: 'Ответственное лицо',
  organization_name: 'Название организации',
  organization_inn: 'ИНН организации',
}
const NO_PATRONYMIC = 'Нет отчества'
const CONSENT = 'Согласен на обработку персональных данных'
const TAKE = 'Взять сохранённое'
const RETYPE = 'Эти поля портал не запоминает на устройстве'
/** The target depends on what is left behind. */
const LEAVE = /^(Отмена|Вернуться к форме|К профилю)$/

const isText = (field: string): field is TextField => field in LABELS

/** Where a browser has blurred a field, its text is normalised. */
const showsFields = async (ui: Ui, { kind, form }: ProfileFormContext) => {
  const { values } = form
  for (const field of fieldsOf(kind).filter(isText)) {
    const shown = await ui.valueOf(LABELS[field])
    if (shown !== values[field] && shown !== cleaned(values)[field]) throw new Error(`«${LABELS[field]}» shows «${shown}»`)
  }
  if (kind === 'person') await ui.sees('checkbox', NO_PATRONYMIC)
  await ui.sees('checkbox', CONSENT)
}

const imageNames = (files: readonly QueuedFile[]): RegExp[] =>
  shownFiles(files).map(({ name }) => new RegExp(`^(Удалить файл|Отменить загрузку) ${name}$`))

const showsForm = async (ui: Ui, context: ProfileFormContext) => {
  const { kind, now, base, form, files, isMerged, theirs, withheld } = context
  await showsFields(ui, context)
  for (const message of Object.values(form.errors)) await ui.seesText(message)
  for (const name of imageNames(files)) await ui.sees('button', name)
  for (const text of Object.values(theirs)) if (text !== '') await ui.seesText(new RegExp(text))
  for (const field of withheld) if (form.values[field] === base?.values[field]) await ui.seesText(RETYPE)
  if (isMerged) await ui.sees('button', TAKE)
  else await ui.seesNoText(TAKE)
  const isComplete = Object.keys(checkProfile(kind, now, files)(form.values)).length === 0
  if ((await ui.isEnabled('button', 'Сохранить')) !== isComplete) throw new Error(`Save should be ${isComplete ? 'on' : 'off'}`)
}

const showsCities = async (ui: Ui, context: ProfileFormContext) => {
  await showsForm(ui, context)
  for (const { value } of context.cities) await ui.sees('option', new RegExp(`^${value}`))
}

const TAKE_NAME = 'Взять название'

const showsCompany = async (ui: Ui, context: ProfileFormContext) => {
  await showsForm(ui, context)
  const { company, form } = context
  if (!company) throw new Error('no company to show')
  await ui.seesText(companyWords(company))
  const name = profileName(company)
  if (name !== null && name !== cleaned(form.values).organization_name) await ui.sees('button', TAKE_NAME)
  else await ui.seesNoText(TAKE_NAME)
}

const showsUnknown = async (ui: Ui, context: ProfileFormContext) => {
  await showsForm(ui, context)
  await ui.seesText(NOT_IN_REGISTER)
}

const showsNoCompany = async (ui: Ui, context: ProfileFormContext) => {
  await showsForm(ui, context)
  await ui.seesNoText(TAKE_NAME)
  await ui.seesNoText(NOT_IN_REGISTER)
}

const showsProblem = async (ui: Ui, { problem }: ProfileFormContext) => {
  // Other text may surround it.
  if (problem) await ui.seesText(new RegExp(problem))
  await ui.sees('button', 'Повторить')
  await ui.sees('button', LEAVE)
}

/** The form is disabled. */
const showsStill = async (ui: Ui, context: ProfileFormContext) => {
  await showsFields(ui, context)
  if (await ui.isEnabled('button', 'Сохранить')) throw new Error('Save is on')
}

const FILES = ['idle', 'uploading', 'deleting'] as const
const CITY = { idle: showsForm, waiting: showsForm, asking: showsForm, offered: showsCities }

const COMPANY = {
  idle: showsNoCompany,
  waiting: showsNoCompany,
  asking: showsNoCompany,
  offered: showsCompany,
  unknown: showsUnknown,
}

/** Groups that a start reaches: images, cities and the company are explored separately, while the others are idle. */
const formLooks = Object.fromEntries([
  ...Object.entries(CITY).map(([city, look]) => [`form.files.idle+form.city.${city}+form.company.idle`, look]),
  ...FILES.map((files) => [`form.files.${files}+form.city.idle+form.company.idle`, showsForm]),
  ...Object.entries(COMPANY).map(([found, look]) => [`form.files.idle+form.city.idle+form.company.${found}`, look]),
])

const LOADS = /^(loadProfile|reloadProfile|renewProfile|refreshProfile): /
const CITY_EVENTS = /"city":|"field":"city"|^(city\.|suggestCities|after CITY_PAUSE)/
const COMPANY_EVENTS = /"organization_inn":"\d|^(company\.|suggestCompany|after INN_PAUSE)/
const IMAGE_EVENTS = /^(files?\.|uploadFile|deleteFile)/
const PATRONYMIC = /atronymic/
/** Answers about one kind of account do not concern the other. */
const fits = (kind: ProfileKind, { label, event }: ModelEvent): boolean => {
  if (LOADS.test(label)) return !label.endsWith(kind === 'person' ? 'company' : 'person')
  const { patch, field } = event as { patch?: ProfilePatch; field?: TextField }
  const fields: readonly string[] = patch ? Object.keys(patch) : field ? [field] : []
  return fields.every((name) => fieldsOf(kind).some((one) => one === name))
}
const isApart = ({ label }: ModelEvent): boolean =>
  [CITY_EVENTS, IMAGE_EVENTS, COMPANY_EVENTS, PATRONYMIC].some((apart) => apart.test(label))
const of =
  (kind: ProfileKind) =>
  (event: ModelEvent): boolean =>
    fits(kind, event) && !isApart(event) && !/^eraseFile|Smith|:""|_inn|_name|"license":false|form\.blur/.test(event.label)
/** Calls end for companies and for repeats as they do for people: one answer of each kind is enough. */
const ONE_OF_EACH =
  /: (done|refused|about the e-mail|changed elsewhere|lost|offline|unauthorised|(newer )?(person|company)|no company)$/
const isOfFew = ({ label, outcome }: ModelEvent): boolean => !outcome || ONE_OF_EACH.test(label)
const isTyping = ({ label }: ModelEvent): boolean => /^(form\.|submit)/.test(label)
/** The first load of a start with another subject. */
const OPENS = 'loadProfile: person'

const waiting: QueuedFile = { ...PHOTO, status: 'waiting', stored: null, problem: null, key: null }
const uploaded: QueuedFile = { ...waiting, status: 'done', stored: STORED }
/** The draft's images beside the profile's. */
const images = (files: QueuedFile[]) => ({ images: { files, before: [SAVED_IMAGE] } })
const patches: ProfilePatch[] = [
  { surname: 'Петрова', license: true },
  { surname: '' },
  { surname: 'Smith' },
  { license: false },
  { patronymic: 'Олеговна' },
  { noPatronymic: true },
  { noPatronymic: false },
  { city: 'Каз' },
  { city: '' },
  { responsible: 'Сидорова Анна', license: true },
  { organization_name: '«Ромашка»' },
  { organization_inn: '' },
  { organization_inn: OTHER_INN },
]
const blurred: TextField[] = ['surname', 'patronymic', 'city', 'organization_inn', 'organization_name']

export const profileFormFlow = await defineFlow({
  name: 'profile-form',
  machine: profileFormMachine,
  inputs: {
    person: { text: 'Человек', input: start('person'), only: of('person') },
    company: { text: 'Компания', input: start('company'), only: (event) => of('company')(event) && isOfFew(event) },
    'fields of a person': {
      text: 'Человек ошибается в полях',
      input: start('person'),
      only: (event) => event.label === OPENS || (fits('person', event) && !isApart(event) && isTyping(event)),
    },
    'fields of a company': {
      text: 'Компания ошибается в полях',
      input: start('company'),
      only: (event) => event.label === 'loadProfile: company' || (fits('company', event) && !isApart(event) && isTyping(event)),
    },
    'a city': {
      text: 'Человек ищет город',
      input: start('person'),
      only: ({ label }) => label === OPENS || CITY_EVENTS.test(label) || label.startsWith('cancel'),
    },
    'a number of a company': {
      text: 'Компания вводит ИНН',
      input: start('company'),
      only: ({ label }) => label === 'loadProfile: company' || COMPANY_EVENTS.test(label) || label.startsWith('cancel'),
    },
    images: {
      text: 'Человек меняет изображения паспорта',
      input: start('person'),
      only: ({ label }) => label === OPENS || IMAGE_EVENTS.test(label),
    },
    'two images': {
      text: 'Одно изображение загружено, второе загружается',
      input: start('person', draft(personAccount, {}, images([uploaded, { ...waiting, ...SECOND_PHOTO }]))),
      only: ({ label }) => label === OPENS || /^(file\.remove|uploadFile: (done|lost)|deleteFile: (done|lost))/.test(label),
    },
    'an image to forget': {
      text: 'Отмена, когда изображение уже загружено',
      input: start('person', draft(personAccount, {}, images([...savedFiles([SAVED_IMAGE]), uploaded]))),
      only: ({ label }) => label === OPENS || /^(cancel|eraseFile|after DISCARD_LIMIT)/.test(label),
    },
    'a draft': {
      text: 'Черновик: форму начали и закрыли страницу',
      input: start('person', draft(personAccount, { surname: 'Петрова' })),
      only: (event) =>
        event.label === OPENS ||
        event.label === 'loadProfile: offline' ||
        /^(retry|cancel)/.test(event.label) ||
        PATRONYMIC.test(event.label),
    },
    'an unanswered save': {
      text: 'Сохранение без ответа: страницу закрыли, пока оно шло',
      input: start('person', draft(personAccount, { surname: 'Петрова', license: true }, { command })),
      only: (event) => event.label === OPENS || (of('person')(event) && isOfFew(event) && !event.label.startsWith('form.')),
    },
    'an unanswered save of what no draft keeps': {
      text: 'Сохранение без ответа, в нём были паспорт или ИНН: страницу закрыли, пока оно шло',
      input: start('person', draft(personAccount, { license: true }, { command, withheld: ['inn', 'passportSeries'] })),
      only: ({ label }) => label === OPENS || /^(repeat|cancel|submit|renewProfile: (newer person|offline))/.test(label),
    },
    'a draft of an older version': {
      text: 'Черновик старой версии: профиль с тех пор сохранили',
      input: start('person', draft(personAccount, { surname: 'Петрова', city: 'Казань', license: true })),
      only: ({ label }) => /^(loadProfile: newer person|theirs\.take|submit|cancel)/.test(label),
    },
  },
  // The text of a field only decides whether Save is enabled; the moment never changes here.
  look: ({ kind }) => kind,
  key: ({ kind, draft: kept, base, form, files, cities, company: found, isMerged, theirs, withheld, command: sent }) => [
    kind,
    kept && [kept.changed, kept.images?.files.length],
    base?.version,
    form.values,
    Object.keys(form.errors),
    files.map(({ id, status }) => [id, status]),
    cities.length,
    found?.name,
    isMerged,
    Object.keys(theirs),
    withheld,
    sent?.isRepeat,
  ],
  events: [
    ...patches.map((patch) => ({ type: 'form.change' as const, patch })),
    ...blurred.map((field) => ({ type: 'form.blur' as const, field, ...stamp })),
    { type: 'city.choose', city: 'Казань' },
    // Not on the list, so no user can choose it.
    { type: 'city.choose', city: 'Тверь' },
    { type: 'city.close' },
    { type: 'city.open' },
    { type: 'company.take' },
    { type: 'files.add', files: [PHOTO] },
    { type: 'file.remove', id: PHOTO.id, ...stamp },
    { type: 'file.remove', id: SAVED_IMAGE, ...stamp },
    { type: 'file.retry', id: PHOTO.id },
    { type: 'submit', ...stamp },
    { type: 'repeat' },
    { type: 'theirs.take', ...stamp },
    { type: 'retry' },
    { type: 'cancel', ...stamp },
  ],
  calls: {
    loadProfile: call(actors, 'loadProfile', profiles, { kind: 'person' }),
    reloadProfile: call(actors, 'loadProfile', newerProfiles, { kind: 'person' }),
    renewProfile: call(actors, 'loadProfile', newerProfiles, { kind: 'person' }),
    refreshProfile: call(actors, 'loadProfile', newerProfiles, { kind: 'person' }),
    saveProfile: call(actors, 'saveProfile', answers, {
      kind: 'person',
      values: baseOf(personAccount).values,
      version: 1,
      key: command.key,
    }),
    suggestCities: call(
      actors,
      'suggestCities',
      {
        some: said('города нашлись', ok({ suggestions: CITIES })),
        none: said('таких городов нет', ok({ suggestions: [] })),
        ...faults,
      },
      { query: 'Каз' },
    ),
    suggestCompany: call(
      actors,
      'suggestCompany',
      {
        'at work': said('компания действует', ok({ company: ROMASHKA })),
        closed: said('компания ликвидирована', ok({ company: CLOSED })),
        unfit: said('название, какого в профиле не бывает', ok({ company: UNFIT })),
        none: said('реестр её не знает', ok({ company: null })),
        ...faults,
      },
      { inn: OTHER_INN },
    ),
    uploadFile: call(actors, 'uploadFile', { done: said('изображение на сервере', ok(STORED)), ...faults }, PHOTO),
    deleteFile: call(
      actors,
      'deleteFile',
      {
        done: said('файл стёрт', ok(null)),
        gone: said('файла уже нет', refusal(404, refusals.notFound.code)),
        ...faults,
      },
      { stored: STORED, key: stamp.key },
    ),
    eraseFile: call(
      actors,
      'deleteFile',
      {
        done: said('файл стёрт', ok(null)),
        'server error': said('500, ошибка сервера', html(500)),
        offline: said('нет связи, запрос не ушёл', output({ kind: 'failed', reason: 'offline' })),
        crash: said('ошибка в самом портале', crash),
      },
      { stored: STORED, key: stamp.key },
    ),
  },
  act: {
    'form.change': async (ui, { patch }) => {
      for (const [field, value] of Object.entries(patch)) {
        if (field === 'noPatronymic') await ui.click('checkbox', NO_PATRONYMIC)
        else if (field === 'license') await ui.click('checkbox', CONSENT)
        else await ui.fill(LABELS[field as TextField], value as string)
      }
    },
    'form.blur': (ui, { field }) => ui.leave(LABELS[field]),
    'city.choose': (ui, { city }) => ui.click('option', new RegExp(`^${city}`)),
    'city.close': (ui) => ui.press(LABELS.city, 'Escape'),
    'city.open': (ui) => ui.press(LABELS.city, 'ArrowDown'),
    'company.take': (ui) => ui.click('button', TAKE_NAME),
    'files.add': (ui, { files }) =>
      ui.attach(
        'Изображения паспорта',
        files.map(({ name }) => ({ name, bytes: PNG })),
      ),
    'file.remove': (ui, { id }) =>
      ui.click('button', new RegExp(`^(Удалить файл|Отменить загрузку) ${id === SAVED_IMAGE ? 'Изображение 1' : id}$`)),
    'file.retry': (ui, { id }) => ui.click('button', `Загрузить ещё раз ${id}`),
    submit: (ui) => ui.click('button', 'Сохранить'),
    repeat: (ui) => ui.click('button', 'Повторить'),
    'theirs.take': (ui) => ui.click('button', TAKE),
    retry: (ui) => ui.click('button', 'Повторить'),
    cancel: (ui) => ui.click('button', LEAVE),
  },
  states: {
    loading: (ui) => ui.seesNoText('Сохранить'),
    failed: showsProblem,
    ...formLooks,
    saving: showsStill,
    renewing: showsStill,
    reloading: showsStill,
    saved: showsStill,
    refreshing: showsStill,
    'discarding.erasing': showsStill,
    left: showsStill,
    unanswered: async (ui, { withheld }) => {
      await ui.sees('heading', 'Не удалось узнать результат')
      if (withheld.length === 0) await ui.sees('button', 'Повторить')
      else await ui.seesText(/дату рождения, ИНН и паспорт портал на устройстве не хранит/)
      await ui.sees('button', LEAVE)
    },
    reloadFailed: showsProblem,
    refreshFailed: showsProblem,
  },
})
