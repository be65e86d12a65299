import type { LegalUser, User } from '../../../src/api/types.ts'
import { sessionActors } from '../../../src/machines/session/actors.ts'
import { sessionMachine } from '../../../src/machines/session/machine.ts'
import { faults } from '../kit/faults.ts'
import { call, defineFlow, ok } from '../kit/flow.ts'

export const user: User = {
  id: '5f0c3a2e-8d0b-4b39-9a7e-0a4e5c5f1a01',
  username: 'Анна',
  surname: 'Соколова',
  patronymic: 'Игоревна',
  noPatronymic: false,
  email: 'anna@example.org',
  city: 'Москва',
  mobile: '79000000001',
  birthday: '14-03-1991',
  inn: '500100732259',
  innApproved: true,
  approved: true,
  taxLocked: false,
  taxStatus: 'ACCEPTED',
  roles: [],
  status: 'SELLER',
  locked: false,
  firstStar: true,
  secondStar: false,
  thirdStar: false,
  isAdmin: false,
  isLegalEntity: false,
}

export const company: LegalUser = {
  id: '5f0c3a2e-8d0b-4b39-9a7e-0a4e5c5f1a06',
  responsible: 'Петрова Алла Юрьевна',
  organization_name: 'ООО Ромашка',
  organization_inn: '7728168971',
  email: 'office@example.org',
  city: 'Казань',
  mobile: '79000000006',
  birthday: '01-02-1980',
  locked: false,
  isLegalEntity: true,
}

export const TOKEN = 'the-first-token-of-22-and-more'
export const OTHER = 'another-token-of-22-and-more'
export const LEGAL = 'Юридическое лицо'

const noScreen = () => Promise.resolve()
const app = (why: string) => ({ by: 'app', why }) as const
const legalAnswers = { person: ok(null, 'Физическое лицо'), company: ok(company, LEGAL), ...faults }

const actors: Parameters<typeof call>[0] = (api) => sessionActors(api, () => Promise.resolve())

export const sessionFlow = await defineFlow({
  name: 'session',
  machine: sessionMachine,
  inputs: {
    'a stored token': { token: TOKEN, storedMode: 'seller' },
    'an empty device': { token: null, storedMode: null },
  },
  key: ({ token, storedMode, isLegal, user, legal, score }) => [token, storedMode, isLegal, user?.id, legal?.id, score],
  events: [
    { type: 'started', token: TOKEN },
    { type: 'signOut', to: '/auth/login' },
    { type: 'signOut', to: '/login' },
    { type: 'unauthorised' },
    { type: 'gateway.down', from: '/sales?screen=main' },
    { type: 'token.changed', token: null },
    { type: 'token.changed', token: TOKEN },
    { type: 'mode.change', mode: 'seller' },
    { type: 'mode.change', mode: 'customer' },
    { type: 'user.reload' },
    { type: 'score.refresh' },
  ],
  calls: {
    checkLegal: call(actors, 'checkLegal', legalAnswers),
    recheckLegal: call(actors, 'checkLegal', legalAnswers),
    loadUser: call(actors, 'loadUser', { user: ok(user), ...faults }),
    reloadUser: call(actors, 'loadUser', { user: ok(user), ...faults }),
    loadLegalUser: call(actors, 'loadLegalUser', { company: ok(company, LEGAL), ...faults }),
    reloadLegalUser: call(actors, 'loadLegalUser', { company: ok(company, LEGAL), ...faults }),
    loadScore: call(actors, 'loadScore', { points: ok(12_450), ...faults }),
    refreshScore: call(actors, 'renewScore', { points: ok(12_600), ...faults }),
    revoke: call(actors, 'revoke', { done: ok(null), ...faults }, { token: TOKEN }),
  },
  act: {
    started: app('the sign-in form has stored a token'),
    signOut: app('the menu of the shell'),
    unauthorised: app('any call was answered 401'),
    'gateway.down': app('a call was answered 502'),
    'token.changed': app('storage events of other tabs'),
    'mode.change': app('the switch of the shell'),
    'user.reload': app('the notice of the shell'),
    'score.refresh': app('a list brought news'),
  },
  // The session has no screen of its own: what the shell makes of it is tested with the shell.
  states: {
    anonymous: noScreen,
    'starting.checkingLegal': noScreen,
    'starting.recheckingLegal': noScreen,
    'starting.loadingUser': noScreen,
    'starting.reloadingUser': noScreen,
    'starting.loadingLegalUser': noScreen,
    'starting.reloadingLegalUser': noScreen,
    'starting.loadingScore': noScreen,
    'ready.idle': noScreen,
    'ready.refreshingScore': noScreen,
    signingOut: noScreen,
  },
})
