import { refusals } from '../../src/domain/texts/refusals.ts'
import { loginActors } from '../../src/machines/account/login/actors.ts'
import { loginMachine } from '../../src/machines/account/login/machine.ts'
import { call, crash, defineFlow, html, lost, ok, refusal, said } from '../kit/flow.ts'
import { stamp } from '../kit/stamp.ts'

export const PHONE = '+7 (900) 000-00-01'
export const DIGITS = '79000000001'
export const WRONG = 'Неверный телефон или пароль'

const editing = { page: 'login', username: '', fails: {}, opensAt: null, now: stamp.now, goal: null } as const

/** The server's pause without sign-in, in seconds. */
export const PAUSE = 900
/** The user's target before sign-in. */
export const GOAL = '/sales?screen=main'

const actors = (api: Parameters<typeof loginActors>[0]) => loginActors(api, () => stamp.now)

/** «14:15», in the device's local time. */
const time = (moment: number): string => new Date(moment).toLocaleTimeString('ru-RU', { hour: '2-digit', minute: '2-digit' })

export const loginFlow = await defineFlow({
  name: 'login',
  machine: loginMachine,
  inputs: {
    'a first visit': {
      text: 'Первый вход на этом устройстве',
      input: editing,
      // A pause follows failures: the other starts cover it.
      only: ({ outcome }) => outcome?.answer !== 'too many',
    },
    'four failures before': {
      text: 'Четыре неудачи до этого',
      input: { ...editing, username: PHONE, fails: { [DIGITS]: 4 } },
    },
    'the again page': {
      text: 'Открыта страница /auth/again после пяти неудач',
      input: { ...editing, page: 'again', fails: { [DIGITS]: 5 } },
    },
    'the again page in a pause': {
      text: 'Открыта страница /auth/again, вход ещё закрыт',
      input: { ...editing, page: 'again', fails: { [DIGITS]: 5 }, opensAt: stamp.now + PAUSE * 1_000 },
    },
  },
  key: ({ form, fails, page, opensAt, now }) => [
    form.values.username,
    form.values.password,
    Object.entries(form.errors).map(String).toSorted(),
    form.reveals > 0,
    fails[DIGITS] ?? 0,
    page,
    opensAt,
    now,
  ],
  events: [
    { type: 'form.change', patch: { username: PHONE } },
    { type: 'form.change', patch: { username: '+7 (900) 000' } },
    { type: 'form.change', patch: { password: '111111' } },
    { type: 'form.blur', field: 'username' },
    { type: 'submit', ...stamp },
    { type: 'cancel' },
    { type: 'password.request' },
    { type: 'url.changed', page: 'login', now: stamp.now },
    { type: 'url.changed', page: 'again', now: stamp.now },
  ],
  calls: {
    signIn: call(
      actors,
      'signIn',
      {
        right: said('пароль верный', ok('token-of-at-least-22-characters')),
        wrong: said('неверный пароль', refusal(400, refusals.refused.code, WRONG)),
        'too many': said(
          'слишком много попыток, и сказано, сколько ждать',
          refusal(429, refusals.tooManyAttempts.code, refusals.tooManyAttempts.text, PAUSE),
        ),
        unauthorised: said('401 без объяснения', html(401)),
        lost: said('ответ потерялся', lost),
        'server error': said('500, ошибка сервера', html(500)),
        crash: said('ошибка в самом портале', crash),
      },
      { username: DIGITS, password: '111111' },
    ),
  },
  act: {
    'form.change': async (ui, { patch }) => {
      if (patch.username !== undefined) await ui.fill('Телефон', patch.username)
      if (patch.password !== undefined) await ui.fill('Пароль', patch.password)
    },
    'form.blur': (ui) => ui.leave('Телефон'),
    submit: (ui) => ui.click('button', 'Войти'),
    cancel: (ui) => ui.click('button', 'Отмена'),
    'password.request': (ui) => ui.click('button', 'Запросить новый пароль'),
    'url.changed': { by: 'app', why: 'Back and Forward of the browser' },
  },
  states: {
    editing: async (ui, { form }) => {
      await ui.sees('heading', 'Авторизация')
      for (const message of Object.values(form.errors)) await ui.seesText(message)
    },
    submitting: (ui) => ui.sees('button', 'Войти'),
    'again.paused': async (ui, { opensAt }) => {
      await ui.sees('heading', 'Неверный пароль введен 5 раз')
      await ui.seesText('Пароль будет сброшен')
      await ui.seesText(`Войти можно будет в ${time(opensAt ?? 0)} или с новым паролем`)
    },
    'again.open': async (ui) => {
      await ui.sees('heading', 'Неверный пароль введен 5 раз')
      await ui.seesText('Пароль будет сброшен')
      await ui.seesNoText(/Войти можно будет/)
    },
    signedIn: (ui) => ui.sees('heading', 'Авторизация'),
  },
})
