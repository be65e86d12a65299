import { wordsFor } from '../../kit/words.ts'
import { messagesMachine } from './machine.ts'

export const messagesWords = wordsFor(messagesMachine)({
  title: 'Сообщения',
  places: ['/messages'],
  main: ['loading', 'routingRows', 'shown', 'shown.idle', 'shown.settling', 'shown.loadingMore'],
  states: {
    loading: { text: 'Загрузка уведомлений', rows: ['MS03', 'MS16'] },
    failed: { text: 'Уведомления не загрузились', rows: ['MS03'], tone: 'problem' },
    routingRows: { text: 'Есть ли уведомления' },
    empty: {
      text: 'Уведомлений нет',
      rows: ['MS10'],
      end: 'дальше ведут разделы страницы и меню портала; новое уведомление приходит само',
    },
    shown: { text: 'Уведомления показаны' },
    'shown.idle': {
      text: 'Пять последних или все загруженные',
      rows: ['MS06', 'MS07', 'MS08', 'MS09', 'MS11'],
      end: 'дальше ведут сами уведомления, «Показать все», разделы страницы и меню портала',
    },
    'shown.settling': { text: 'Прокрутка к концу списка', rows: ['MS18'] },
    'shown.loadingMore': { text: 'Загрузка следующих десяти', rows: ['MS16'] },
    'shown.renewing': { text: 'Загрузка новых', why: 'решение D54: новые не двигают список сами' },
  },
  events: {
    more: 'Прокручивает к концу списка или нажимает «Показать еще»',
    retry: 'Нажимает «Повторить»',
    renew: 'Нажимает «Показать новые»',
    'address.changed': { text: 'Открыты все уведомления или пять последних', by: 'app' },
    news: { text: 'Пришёл ответ на опрос', by: 'app' },
    read: { text: 'Уведомление прочитано здесь или в другой вкладке', by: 'app' },
  },
  fields: {
    isAll: { text: 'показаны', values: { true: 'все', false: 'пять последних' } },
    latest: 'пять последних уведомлений',
    id: 'уведомление',
    withOlder: { text: 'с ним', values: { true: 'все прежние', false: 'больше ничего' } },
  },
  actors: { loadPage: { text: 'Загрузить десять уведомлений', operation: 'listNotifications' } },
  guards: {
    isAnswered: 'ответ получен',
    hasRows: 'уведомления есть',
    hasNew: 'пришли новые',
    bringsRows: 'уведомления появились',
    mayScroll: 'показаны все, ниже есть ещё, прошлая загрузка удалась',
    hasProblem: 'прошлая загрузка не удалась',
  },
  effects: {
    toast: 'показать уведомление об ошибке',
    takeProblem: 'запомнить причину',
    takeFirst: 'показать первые десять',
    takeNext: 'добавить снизу, повторы убрать',
    takeRenewed: 'добавить новые сверху',
    takeAddress: 'показать все или пять последних',
    takeNews: 'обновить отметки о прочтении и предложить новые',
    takeRead: 'отметить прочитанным',
  },
  delays: { SCROLL_PAUSE: 'через 300 мс без прокрутки' },
  transitions: {
    'routingRows always': {
      hasRows: ['MS06', 'MS16'],
      else: ['MS10'],
    },
    'loading done loadPage': ['API45', 'MS16'],
    'shown.idle more': ['MS18'],
    'shown.settling after SCROLL_PAUSE': ['MS18'],
    'shown.loadingMore done loadPage': ['MS16'],
    '* address.changed': ['MS11'],
    '* read': ['MS12'],
  },
})
