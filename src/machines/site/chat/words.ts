import { wordsFor } from '../../kit/words.ts'
import { chatMachine } from './machine.ts'

export const chatWords = wordsFor(chatMachine)({
  title: 'Переписка с поддержкой',
  places: ['/chat'],
  main: ['history', 'history.loading', 'history.settling', 'history.shown'],
  states: {
    link: { text: 'Соединение' },
    'link.holding': { text: 'Подключается, потом подключено: новое приходит само', rows: ['API57', 'CH10'] },
    'link.routingOutage': { text: 'Сказано ли уже об обрыве' },
    'link.offline': { text: 'Нет соединения: читать и писать можно', rows: ['CH12'], tone: 'problem' },
    history: { text: 'Сообщения' },
    'history.loading': { text: 'Загружаются последние сообщения', rows: ['CH07', 'API55'] },
    'history.failed': { text: 'Сообщения не загрузились', rows: ['ER08'], tone: 'problem' },
    'history.settling': { text: 'Сообщения показаны, прокрутка ещё нет', rows: ['CH09'] },
    'history.shown': { text: 'Сообщения показаны', rows: ['CH01', 'CH02', 'CH03', 'CH06'] },
    'history.loadingOlder': { text: 'Загружаются прежние сообщения', why: 'решение D212: прежние страницы при прокрутке вверх' },
    'history.waiting': { text: 'Сообщение ушло: скоро перезагрузка', rows: ['CH08'] },
  },
  events: {
    'socket.opened': { text: 'Сервер принял соединение и подписку', by: 'app' },
    'socket.news': { text: 'По соединению что-то пришло', by: 'app' },
    sent: { text: 'Сообщение этой вкладки записано', by: 'app' },
    older: 'Прокручивает вверх или нажимает «Показать прежние»',
    retry: 'Нажимает «Повторить»',
    reconnect: 'Нажимает «Сейчас», или сеть вернулась',
  },
  fields: {},
  actors: {
    holdSocket: { text: 'Держать соединение WebSocket' },
    loadNewest: { text: 'Загрузить последние 20 сообщений', operation: 'listChatMessages' },
    loadOlder: { text: 'Загрузить 20 сообщений перед показанными', operation: 'listChatMessages' },
  },
  guards: {
    isAnswered: 'ответ получен',
    isFirst: 'об этом обрыве ещё не сказано',
    hasOlder: 'есть прежние сообщения',
  },
  effects: {
    toast: 'показать уведомление об ошибке',
    endToast: 'убрать уведомление об ошибке',
    takeProblem: 'запомнить причину',
    takeNewest: 'показать последние сообщения',
    takeOlder: 'поставить прежние сообщения сверху',
    tellLoaded: 'сказать, что из отправленного уже в переписке',
    scroll: 'прокрутить к концу',
    beginOutage: 'запомнить, что об обрыве сказано',
    countFailure: 'удлинить паузу до новой попытки',
    takeOpen: 'считать соединение открытым, забыть обрыв',
  },
  delays: {
    PAUSE: 'через 1 с, потом всё реже, до 30 с, со случайной долей',
    RELOAD: 'через 500 мс',
    SCROLL: 'через 300 мс',
  },
  transitions: {
    'link.routingOutage always': {
      isFirst: ['CH12'],
      else: 'решение D217: об одном обрыве сказано один раз',
    },
    'link.holding done holdSocket': ['CH12'],
    'history socket.news': ['CH10'],
    'history sent': ['CH08'],
    'history.loading done loadNewest': ['CH07', 'API55'],
    'history.settling after SCROLL': ['CH09'],
    'history.waiting after RELOAD': ['CH08'],
  },
})
