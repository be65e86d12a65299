/** The setup of the profile form: types, calls, effects and guards. Its states are in machine.ts and form-states.ts. */
import { assign, setup } from 'xstate'
import { messageOf, type ApiResult } from '../../../api/result.ts'
import type { CitySuggestion, CompanySuggestion } from '../../../api/types.ts'
import { CITY_LENGTH, normaliseText } from '../../../domain/people/address.ts'
import { organisationInn } from '../../../domain/people/inn.ts'
import { refusals } from '../../../domain/texts/refusals.ts'
import type { RemovalInput, UploadInput } from '../../fragments/files/actors.ts'
import { fileGuards } from '../../fragments/files/states.ts'
import { declared } from '../../kit/actor.ts'
import { codeOf } from '../../kit/command/answer.ts'
import { commandActions, commandGuards, commandOf, isTurnedAway } from '../../kit/command/setup.ts'
import { effects } from '../../kit/effects.ts'
import { fail } from '../../kit/form/form.ts'
import { formActions, formGuards, openGuards, type FormRules } from '../../kit/form/setup.ts'
import { known } from '../../kit/known.ts'
import { queryActions, queryGuards } from '../../kit/query/setup.ts'
import type { Stamp } from '../../kit/stamp.ts'
import type { Tag } from '../../kit/tags.ts'
import { accountOf, continued, filled, merged, mergedDraft } from './fill.ts'
import {
  baseOf,
  changeProfile,
  checkProfile,
  cleaned,
  firstFieldOf,
  leftProfile,
  offeredName,
  openFields,
  sortMessages,
} from './form.ts'
import { orphansOf, pick, remove, removed, retry, uploaded } from './images.ts'
import type {
  Account,
  CityInput,
  CompanyInput,
  LoadInput,
  ProfileFormContext,
  ProfileFormEvent,
  ProfileFormInput,
  SaveInput,
} from './types.ts'

export const saveInput = (context: ProfileFormContext): SaveInput => ({
  kind: context.kind,
  values: context.form.values,
  version: known(context.base).version,
  key: commandOf(context).key,
})

export const cityInput = ({ form }: ProfileFormContext): CityInput => ({ query: normaliseText(form.values.city) })

/** Empty for a number that no company has, a person's among them: it is told to nobody (D188). */
export const companyInput = ({ form }: ProfileFormContext): CompanyInput => ({
  inn: organisationInn(cleaned(form.values).organization_inn),
})

const messagesOf = ({ answer, kind }: ProfileFormContext) =>
  answer?.kind === 'refused' && answer.fields ? sortMessages(kind, answer.fields) : null

/** A string goes under the first field, an object under its fields (PR40, PR41, A48). */
const errorsOf = (context: ProfileFormContext) =>
  messagesOf(context)?.shown ?? { [firstFieldOf(context.kind)]: messageOf(context.answer) }

/** Messages for no field of the form: they must not be lost (A48). */
export const otherMessages = (context: ProfileFormContext): string[] => messagesOf(context)?.others ?? []

/** With the moment of the user's last action: an action that the rendered button offered is accepted. */
const checkOf = ({ kind, now, files }: ProfileFormContext) => checkProfile(kind, now, files)

const rules: FormRules<ProfileFormContext, ProfileFormEvent> = {
  check: checkOf,
  change: changeProfile,
  tidy: cleaned,
  left: (form, field, context) => leftProfile(form, field, known(context.base).values, checkOf(context)),
}

const { changeField, leaveField } = formActions(rules)
const { mayChange, mayLeave } = openGuards<ProfileFormContext, ProfileFormEvent>(({ kind, form }) =>
  openFields(kind, form.values),
)

export const profileForm = setup({
  types: {
    context: {} as ProfileFormContext,
    events: {} as ProfileFormEvent,
    input: {} as ProfileFormInput,
    tags: {} as Tag,
  },
  actors: {
    loadProfile: declared<ApiResult<Account>, LoadInput>(),
    saveProfile: declared<ApiResult<unknown>, SaveInput>(),
    suggestCities: declared<readonly CitySuggestion[], CityInput>(),
    suggestCompany: declared<ApiResult<CompanySuggestion | null>, CompanyInput>(),
    uploadFile: declared<ApiResult<string>, UploadInput>(),
    deleteFile: declared<ApiResult<null>, RemovalInput>(),
  },
  actions: {
    ...effects('navigate', 'toast', 'updateUser'),
    ...commandActions<ProfileFormContext, ProfileFormEvent>(),
    ...queryActions<ProfileFormContext, ProfileFormEvent>(),
    takeProfile: assign({ base: (_, result: ApiResult<Account>) => baseOf(accountOf(result)), problem: null }),
    fillForm: assign(({ context }) => filled(context, known(context.base))),
    /** The command goes first: its draft is given up by what fills the form. */
    continueCommand: assign({ command: ({ context }) => context.draft?.command ?? null }),
    /** A draft of the server's current version continues unchanged. */
    continueDraft: assign(({ context }) => continued(known(context.draft), known(context.base))),
    mergeDraft: assign(({ context }) => mergedDraft(known(context.draft), known(context.base))),
    mergeForm: assign(({ context }, result: ApiResult<Account>) => {
      const { form, files, base } = context
      return { ...merged(context, { base: known(base), values: form.values, files }, baseOf(accountOf(result))), problem: null }
    }),
    takeTheirs: assign(({ context }, { key }: { key: string }) => {
      const next = filled(context, known(context.base))
      return { ...next, files: [...next.files, ...orphansOf(context, key)] }
    }),
    changeField,
    leaveField,
    takeMoment: assign({ now: (_, { now }: Stamp) => now }),
    takeCity: assign({ form: ({ context }, { city }: { city: string }) => changeProfile(context.form, { city }) }),
    takeCities: assign({ cities: (_, cities: readonly CitySuggestion[]) => cities }),
    takeCompany: assign({
      company: (_, answer: ApiResult<CompanySuggestion | null>) => (answer.kind === 'ok' ? answer.payload : null),
    }),
    forgetCompany: assign({ company: null }),
    takeName: assign({
      form: ({ context }) => changeProfile(context.form, { organization_name: known(offeredName(context)) }),
    }),
    pickFiles: assign(({ context, event }) => (event.type === 'files.add' ? pick(context, event.files) : {})),
    retryFile: assign(({ context }, { id }: { id: string }) => retry(context, id)),
    removeFile: assign(({ context }, { id, key, now }: { id: string; key: string; now: number }) => ({
      now,
      ...remove(context, id, key),
    })),
    takeUpload: assign(({ context }, params: { answer: ApiResult<string> | null }) => uploaded(context, params.answer)),
    takeRemoval: assign(({ context }, params: { answer: ApiResult<null> | null }) => removed(context, params.answer)),
    discard: assign({ files: ({ context }, { key }: { key: string }) => orphansOf(context, key) }),
    commit: assign(({ context }, { key, now }: { key: string; now: number }) => ({
      now,
      command: { key, isRepeat: false },
      // The person has seen what the fields show.
      withheld: [],
      // The server's field messages belong to the last attempt.
      form: { ...context.form, errors: {} },
    })),
    showFieldErrors: assign({ form: ({ context }) => fail(context.form, errorsOf(context)) }),
  },
  guards: {
    ...commandGuards,
    ...queryGuards,
    hasNoDraft: ({ context }) => context.draft === null,
    isUnanswered: ({ context: { draft, base } }) => Boolean(draft?.command) && draft?.version === base?.version,
    isDraftOfVersion: ({ context: { draft, base } }) => draft?.version === base?.version,
    /** Under its key the server refuses any other request (B10). */
    mayRepeat: ({ context }) => context.withheld.length === 0,
    mayChange,
    mayLeave,
    changesCity: ({ context, event }) =>
      event.type === 'form.change' &&
      event.patch.city !== undefined &&
      event.patch.city !== context.form.values.city &&
      mayChange({ context, event }),
    leavesCity: ({ event }) => event.type === 'form.blur' && event.field === 'city',
    isCityQuery: ({ context }) => {
      const { query } = cityInput(context)
      return query.length > 0 && query.length <= CITY_LENGTH
    },
    hasCities: (_, cities: readonly CitySuggestion[]) => cities.length > 0,
    isOfferedCity: ({ context, event }) =>
      event.type === 'city.choose' && context.cities.some(({ value }) => value === event.city),
    changesInn: ({ context, event }) =>
      event.type === 'form.change' &&
      event.patch.organization_inn !== undefined &&
      event.patch.organization_inn !== context.form.values.organization_inn &&
      mayChange({ context, event }),
    isCompanyInn: ({ context }) => companyInput(context).inn !== '',
    isKnownCompany: (_, answer: ApiResult<CompanySuggestion | null>) => answer.kind === 'ok' && answer.payload !== null,
    isOtherName: ({ context }) => offeredName(context) !== null,
    hasImages: ({ context }) => context.kind === 'person',
    ...fileGuards,
    ...formGuards(rules),
    isMerged: ({ context }) => context.isMerged,
    isTurnedAway,
    isChangedElsewhere: ({ context }) => codeOf(context.answer) === refusals.profileChanged.code,
    isNotSent: ({ context }) => context.answer?.kind === 'failed',
    hasOtherMessages: ({ context }) => otherMessages(context).length > 0,
  },
  delays: {
    /** The debounce of typing. */
    CITY_PAUSE: 300,
    INN_PAUSE: 300,
    /** Leaving must not wait for a slow network: the server deletes leftover files after a week. */
    DISCARD_LIMIT: 3_000,
  },
})
