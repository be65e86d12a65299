import { renewalDelayWords, renewalEffectWords } from '../../kit/query/words.ts'
import { wordsFor } from '../../kit/words.ts'
import { profileHomeMachine } from './machine.ts'

export const profileHomeWords = wordsFor(profileHomeMachine)({
  title: 'Профиль',
  places: ['/profile/user'],
  main: [
    'count.loading',
    'count.shown',
    'point.loading',
    'point.known',
    'innCheck.waiting',
    'innCheck.asking',
    'innCheck.settled',
  ],
  states: {
    count: { text: 'Счётчик продаж или инструментов', rows: ['PR05', 'PR06'] },
    'count.loading': { text: 'Загрузка счётчика', rows: ['API30', 'API43'] },
    'count.shown': {
      text: 'Счётчик показан',
      rows: ['PR05', 'PR06'],
      end: 'сводка показана: дальше ведут ссылки страницы и меню портала',
    },
    'count.failed': { text: 'Счётчик не загрузился', tone: 'problem', rows: ['ER08'] },
    point: { text: 'Торговая точка', rows: ['PR19'] },
    'point.routingMode': { text: 'Нужна ли точка в этом режиме' },
    'point.loading': { text: 'Загрузка торговой точки', rows: ['API22'] },
    'point.known': {
      text: 'Точка известна, или её нет',
      rows: ['PR19', 'RL04'],
      end: 'сводка показана: дальше ведут ссылки страницы и меню портала',
    },
    'point.failed': { text: 'Точка не загрузилась: продажи не предлагаются', tone: 'problem', rows: ['ER08'] },
    innCheck: { text: 'Проверка ИНН', rows: ['PR14', 'PR15', 'PR16', 'PR17'] },
    'innCheck.routingStatus': { text: 'Проверяется ли ИНН сейчас' },
    'innCheck.waiting': { text: 'ИНН на проверке, пауза', rows: ['PR16'] },
    'innCheck.asking': { text: 'ИНН на проверке, вопрос серверу', rows: ['PR16', 'API04'] },
    'innCheck.settled': { text: 'Показан итог проверки, или проверять нечего', rows: ['PR14', 'PR15', 'PR17'] },
  },
  events: {
    'count.retry': 'Нажимает «Повторить» у счётчика',
    'point.retry': 'Нажимает «Повторить» у точки',
    'person.changed': { text: 'Состояние ИНН изменилось', by: 'app' },
  },
  fields: {
    taxStatus: {
      text: 'ИНН',
      values: { ACCEPTED: 'подтверждён', AWAITING_CHECK: 'на проверке', MANUAL_CHECK: 'на ручной проверке', null: 'не указан' },
    },
  },
  actors: {
    loadCount: { text: 'Узнать число продаж или инструментов', operation: ['countSales', 'countUserTools'] },
    loadPoint: { text: 'Получить свою торговую точку', operation: 'getCurrentPoint' },
    renewUser: { text: 'Узнать в фоне, проверен ли ИНН', operation: 'getUser' },
  },
  guards: {
    isAnswered: 'ответ получен',
    isSeller: 'режим продавца',
    isUnderCheck: 'ИНН человека на проверке',
    isStillUnderCheck: 'проверка ещё идёт',
    isNews: 'состояние ИНН другое',
  },
  effects: {
    takeCount: 'показать число',
    takePoint: 'запомнить точку',
    takeStatus: 'запомнить состояние ИНН',
    countQuiet: renewalEffectWords.countQuiet,
    updateUser: 'показать новый профиль во всём портале',
  },
  delays: renewalDelayWords,
  transitions: {
    'point.routingMode always': {
      isSeller: ['PR19', 'PR20', 'RL04'],
      else: ['PR34'],
    },
    'innCheck.routingStatus always': {
      isUnderCheck: ['PR16'],
      else: ['PR14', 'PR15', 'PR17'],
    },
    'count.loading done loadCount': ['API30', 'API43', 'PR05', 'PR06'],
    'point.loading done loadPoint': ['API22', 'PR19', 'RL04'],
    'innCheck.asking done renewUser': ['API04', 'PR14', 'PR15', 'PR16'],
  },
})
