import { NO_INVITATION, SHORT_PASSWORD } from '../../src/domain/desk/operator-password.ts'
import { refusals } from '../../src/domain/texts/refusals.ts'
import { invitationActors } from '../../src/machines/desk/invitation/actors.ts'
import { invitationMachine } from '../../src/machines/desk/invitation/machine.ts'
import { call, crash, defineFlow, html, lost, ok, output, refusal, said } from '../kit/flow.ts'
import { stamp } from '../kit/stamp.ts'

export const TOKEN = '3q2-7wEjRWeJq83vASNFZw3q2-7wEjRW'
export const PASSWORD = 'девять слонов на крыше'
export const CODE = '123456'
export const CODES = ['K7MPQ-2XWRD', 'V3HTN-8BCFJ', 'K7MPQ-2XWRE', 'V3HTN-8BCFK', 'K7MPQ-2XWRF'].flatMap((code, at) => [
  code,
  code.replace(/.$/, String(at)),
])
const URI = 'otpauth://totp/MST:91?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=MST'
export const invitation = {
  name: 'Марина Петрова',
  mobileTail: '91',
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  uri: URI,
  ends: '2026-11-28T09:00:00.000Z',
}
const drawn = { size: 33, path: 'M0 0h7v7h-7z' }

const actors = (api: Parameters<typeof invitationActors>[0]) =>
  invitationActors(
    api,
    () => Promise.resolve(drawn),
    () => Promise.resolve(true),
  )

const { codeRequired, wrongCode, weakPassword, tooManyAttempts } = refusals
const gone = refusal(400, refusals.refused.code, NO_INVITATION)
const seesMessages = async (ui: { seesText: (text: string) => Promise<void> }, errors: object) => {
  for (const message of Object.values(errors)) await ui.seesText(String(message))
}

export const invitationFlow = await defineFlow({
  name: 'invitation',
  machine: invitationMachine,
  inputs: {
    'a link': { text: 'Открыта ссылка', input: { token: TOKEN } },
    'no token': { text: 'В адресе нет токена', input: { token: null } },
  },
  key: ({ form, invitation: opened, recoveryCodes, isCopied, problem, token }) => [
    form.values,
    Object.entries(form.errors).map(String).toSorted(),
    form.reveals > 0,
    opened?.secret ?? null,
    recoveryCodes !== null,
    isCopied,
    problem,
    token === null,
  ],
  events: [
    { type: 'retry' },
    { type: 'form.change', patch: { password: PASSWORD } },
    { type: 'form.change', patch: { code: CODE } },
    { type: 'form.blur', field: 'password' },
    { type: 'submit', ...stamp },
    { type: 'check' },
    { type: 'copy' },
    { type: 'print' },
    { type: 'signIn' },
  ],
  calls: {
    openInvitation: call(
      actors,
      'openInvitation',
      {
        opened: said('приглашение действует', ok(invitation)),
        'in demo': said('второго фактора нет', ok({ ...invitation, secret: null, uri: null })),
        gone: said('ссылка не действует', gone),
        lost: said('ответ потерялся', lost),
        crash: said('ошибка в самом пульте', crash),
      },
      { token: TOKEN },
    ),
    accept: call(
      actors,
      'accept',
      {
        accepted: said('пароль поставлен', ok({ recoveryCodes: CODES })),
        'in demo': said('пароль поставлен, кодов нет', ok({ recoveryCodes: null })),
        weak: said('пароль не годится', refusal(422, weakPassword.code, SHORT_PASSWORD)),
        'wrong code': said('код не подошёл', refusal(422, wrongCode.code, wrongCode.text)),
        'code required': said('нужен код', refusal(422, codeRequired.code, codeRequired.text)),
        'too many': said('слишком много попыток', refusal(429, tooManyAttempts.code, tooManyAttempts.text, 900)),
        gone: said('ссылка не действует', gone),
        lost: said('ответ потерялся', lost),
        'server error': said('500, ошибка сервера', html(500)),
        offline: said('нет связи, запрос не ушёл', output({ kind: 'failed', reason: 'offline' })),
        crash: said('ошибка в самом пульте', crash),
      },
      { token: TOKEN, password: PASSWORD, code: CODE },
    ),
    copyCodes: call(
      actors,
      'copyCodes',
      {
        copied: said('скопировано', output(true)),
        'no clipboard': said('скопировать нельзя', output(false)),
        crash: said('ошибка в самом пульте', crash),
      },
      { codes: CODES },
    ),
  },
  act: {
    retry: (ui) => ui.click('button', 'Повторить'),
    'form.change': async (ui, { patch }) => {
      if (patch.password !== undefined) await ui.fill('Новый пароль', patch.password)
      if (patch.code !== undefined) await ui.fill('Код из приложения', patch.code)
    },
    'form.blur': (ui) => ui.leave('Новый пароль'),
    submit: (ui) => ui.click('button', 'Поставить пароль'),
    check: (ui) => ui.click('button', 'Проверить ссылку'),
    copy: (ui) => ui.click('button', /^Скопир/),
    print: (ui) => ui.click('button', 'Напечатать'),
    signIn: (ui) => ui.click('button', /(?:В|в)ойти$/),
  },
  states: {
    loading: (ui) => ui.seesNoText('Ссылка не действует'),
    failed: (ui) => ui.seesText('Приглашение не загрузилось'),
    gone: (ui) => ui.sees('heading', 'Ссылка не действует'),
    editing: async (ui, { form, invitation: opened }) => {
      await ui.sees('heading', invitation.name)
      await ui.seesText(/Не короче 12 знаков/)
      if (opened?.secret) {
        await ui.sees('img', 'QR-код для приложения')
        await ui.seesText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')
      } else await ui.seesNoText(/^Код из приложения/)
      await seesMessages(ui, form.errors)
    },
    accepting: (ui) => ui.sees('button', 'Поставить пароль'),
    unanswered: (ui) => ui.sees('heading', 'Ответ не пришёл'),
    'codes.shown': async (ui) => {
      for (const code of CODES) await ui.seesText(code)
    },
    'codes.copying': (ui) => ui.sees('heading', 'Коды восстановления'),
    'codes.notCopied': (ui) => ui.seesText('Скопировать не вышло: выделите коды и скопируйте их сами'),
    accepted: (ui) => ui.sees('heading', 'Пароль поставлен'),
  },
})
