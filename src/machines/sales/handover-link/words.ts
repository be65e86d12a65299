import { questionEffectWords } from '../../fragments/question/words.ts'
import {
  commandEventWords,
  commandGuardWords,
  SILENCE,
  TURNED_AWAY,
  turnedAwayWords,
  UNANSWERED,
  unansweredWords,
} from '../../kit/command/words.ts'
import { wordsFor } from '../../kit/words.ts'
import { handoverLinkMachine } from './machine.ts'

const WHY = 'решения E17, D221: продавец передаёт продажу покупателю ссылкой'
const OVER = 'решения E17, D222: ссылка живёт сутки, срабатывает один раз, продавец может её отменить'

export const handoverLinkWords = wordsFor(handoverLinkMachine)({
  title: 'Передача покупателю: QR-код продавца',
  places: ['/sales', '/tool'],
  main: ['routingStart', 'idle', 'issuing', 'routingAnswer', 'drawing', 'showing.waiting', 'showing.looking', 'used'],
  states: {
    routingStart: { text: 'Осталась ли команда, на которую не пришёл ответ' },
    idle: { text: 'Ссылку можно показать', why: WHY },
    issuing: { text: 'Запрошена ссылка, ждём ответа', why: WHY },
    routingAnswer: { text: 'Разбор ответа' },
    drawing: { text: 'QR-код рисуется', why: WHY },
    failed: { text: 'QR-код не нарисован', tone: 'problem', rows: ['ER08'] },
    showing: { text: 'QR-код показан', why: WHY },
    'showing.waiting': { text: 'Ждём покупателя', why: WHY },
    'showing.looking': { text: 'Спрашиваем, сработала ли ссылка', why: WHY },
    used: { text: 'Покупатель зарегистрировал инструмент', why: WHY },
    over: { text: 'Ссылка больше не действует', tone: 'problem', why: OVER },
    asking: { text: 'Вопрос: отменить ли ссылку', tone: 'question', why: OVER },
    revoking: { text: 'Отмена отправлена, ждём ответа', why: OVER },
    routingRevoked: { text: 'Разбор ответа об отмене' },
    routingRepeat: { text: 'Что повторить' },
    unanswered: unansweredWords('готова ли ссылка или отменена ли, неизвестно'),
    refused: { text: 'Окно «Ошибка»', tone: 'problem', rows: ['ER08'] },
  },
  events: {
    open: 'Нажимает «Показать покупателю»',
    renew: 'Нажимает «Новая ссылка»',
    retry: 'Нажимает «Повторить», чтобы нарисовать QR-код',
    ask: 'Нажимает «Отменить ссылку»',
    keep: 'Нажимает «Оставить»',
    confirm: 'Нажимает «Отменить ссылку» в вопросе',
    ...commandEventWords,
    check: 'Нажимает «Проверить список» или закрывает окно',
    close: 'Закрывает окно',
  },
  fields: { id: 'продажа', sn: 'серийный номер' },
  actors: {
    issueHandover: { text: 'Получить новую ссылку', operation: 'issueHandover' },
    revokeHandover: { text: 'Отменить ссылку', operation: 'revokeHandover' },
    drawLink: { text: 'Нарисовать QR-код' },
    watchHandover: { text: 'Узнать, сработала ли ссылка', operation: 'getHandoverState' },
  },
  guards: {
    ...commandGuardWords,
    ...turnedAwayWords,
    isRevoke: 'это отмена',
    hasLink: 'ссылка этой продажи ещё действует',
    isTaken: 'покупатель успел раньше отмены',
    isGone: 'отменять нечего',
    isUsed: 'покупатель зарегистрировал',
    isOver: 'ссылка отменена, или сутки (24 часа) прошли',
  },
  effects: {
    toast: 'показать уведомление',
    ...questionEffectWords('о какой продаже речь', 'отмене', 'команду'),
    commitIssue: 'выдать запросу ссылки ключ',
    takeLink: 'запомнить ссылку',
    takeDrawn: 'запомнить QR-код',
    forgetCode: 'больше не показывать QR-код',
    forgetLink: 'забыть ссылку',
  },
  delays: { LOOK: 'через 4 с' },
  transitions: {
    'routingStart always': {
      isUnanswered: UNANSWERED,
      else: 'решение D221: ссылку покупателю показывает продавец',
    },
    'routingAnswer always': {
      isRevoke: 'решение D222: ответ на отмену разбирается отдельно',
      isDone: 'решение D221: ссылка готова, рисуется QR-код',
      isSilence: SILENCE,
      isTurnedAway: TURNED_AWAY,
      else: ['ER08'],
    },
    'routingRevoked always': {
      isDone: 'решение D222: продавец отменил ссылку',
      isSilence: SILENCE,
      isTurnedAway: TURNED_AWAY,
      isTaken: 'решение D222: ссылкой уже воспользовались',
      isGone: 'решение D222: ссылка уже не действует',
      else: ['ER08'],
    },
    'routingRepeat always': {
      isRevoke: 'решение C04: повтор шлёт ту же отмену',
      else: 'решение C04: повтор просит ту же ссылку',
    },
  },
})
