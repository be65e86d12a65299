import { OPERATOR_PASSWORD_LENGTH, OPERATOR_PASSWORD_LONGEST } from '../../../domain/desk/operator-password.ts'
import { SILENCE } from '../../kit/command/words.ts'
import { formEffectWords } from '../../kit/form/words.ts'
import { wordsFor } from '../../kit/words.ts'
import { invitationMachine } from './machine.ts'

const E21 = 'решение E21: вход операторов, спецификация о нём молчит'

export const invitationWords = wordsFor(invitationMachine)({
  title: 'Приглашение оператора',
  places: ['/desk/invitation'],
  main: ['routingToken', 'loading', 'editing', 'accepting', 'routingAnswer', 'codes'],
  states: {
    routingToken: { text: 'Есть ли в ссылке токен' },
    loading: { text: 'Загрузка приглашения', why: E21 },
    failed: { text: 'Приглашение не загрузилось', tone: 'problem', rows: ['ER08'] },
    gone: { text: 'Ссылка не действует', tone: 'problem', why: E21 },
    editing: { text: 'Новый пароль и код из приложения', why: E21, end: 'дальше ведёт верно заполненная форма' },
    accepting: { text: 'Пароль отправлен, ждём ответа', why: E21 },
    routingAnswer: { text: 'Разбор ответа' },
    unanswered: { text: 'Ответа нет: поставлен ли пароль, неизвестно', tone: 'question', why: SILENCE },
    codes: { text: 'Коды восстановления', tone: 'success', why: E21 },
    'codes.shown': { text: 'Коды показаны, один раз', tone: 'success', why: E21 },
    'codes.copying': { text: 'Коды копируются', why: E21 },
    'codes.notCopied': { text: 'Скопировать не вышло', tone: 'problem', why: E21 },
    accepted: { text: 'Пароль поставлен, второго фактора нет', tone: 'success', why: E21 },
  },
  events: {
    retry: 'Нажимает «Повторить»',
    'form.change': 'Правит поле',
    'form.blur': 'Уходит из поля',
    submit: 'Нажимает «Поставить пароль»',
    check: 'Нажимает «Проверить ссылку»',
    copy: 'Нажимает «Скопировать»',
    print: 'Нажимает «Напечатать»',
    signIn: 'Нажимает «Войти»',
  },
  fields: { password: 'Новый пароль', code: 'Код из приложения' },
  actors: {
    openInvitation: { text: 'Узнать, чьё приглашение', operation: 'openInvitation' },
    accept: { text: 'Поставить пароль', operation: 'acceptInvitation' },
    copyCodes: { text: 'Скопировать коды' },
  },
  guards: {
    isAnswered: 'ответ получен',
    isComplete: `в пароле от ${OPERATOR_PASSWORD_LENGTH} до ${OPERATOR_PASSWORD_LONGEST} знаков, он не телефон и не из частых, в коде 6 цифр`,
    lacksToken: 'токена нет',
    isGone: 'ссылка не действует',
    isDoneWithCodes: 'пароль поставлен, коды восстановления получены',
    isDone: 'пароль поставлен',
    isSilence: 'неизвестно, поставлен ли',
    isRefusedCode: 'код не подошёл',
    isCopied: 'скопировано',
  },
  effects: {
    ...formEffectWords,
    navigate: 'перейти',
    forgetInvitation: 'забыть токен ссылки',
    printPage: 'напечатать страницу',
    takeProblem: 'запомнить причину',
    takeInvitation: 'показать приглашение',
    takeAnswer: 'запомнить ответ',
    takeSilence: 'считать, что ответа нет',
    takeCodes: 'показать коды восстановления',
    showAtPassword: 'показать отказ под паролем, ничего не стирать',
    showAtCode: 'показать отказ под кодом, ничего не стирать',
    forgetAnswer: 'забыть ответ',
    forgetSecrets: 'стереть пароль, токен и второй фактор из памяти экрана',
    markCopied: 'сказать, что скопировано',
  },
  delays: {},
  transitions: {
    'loading done openInvitation': ['ER08'],
    'routingToken always': {
      lacksToken: 'решение D229: обрезанная ссылка отвечает как недействующая',
      else: 'решение D229: приглашение живёт сутки и срабатывает один раз',
    },
    'routingAnswer always': {
      isDoneWithCodes: 'решение D228: коды восстановления показаны один раз',
      isDone: 'решение D229: пароль поставлен',
      isSilence: SILENCE,
      isRefusedCode: 'решение D229: приложение доказывают кодом',
      isGone: 'решение D229: использованная ссылка отвечает как недействующая',
      else: 'решение D229: пароль не подошёл, сказано почему',
    },
  },
})
