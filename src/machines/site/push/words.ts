import { wordsFor } from '../../kit/words.ts'
import { pushMachine } from './machine.ts'

const WHY = 'решение D53: в описании уведомлений браузера нет, согласие на них отдельное (E19)'
/** Every call of the flow: what is refused or fails says the server's words, or the usual ones. */
const ANSWERED = 'решение D53: подписка и выбор событий хранятся на сервере'

export const pushWords = wordsFor(pushMachine)({
  title: 'Уведомления браузера',
  places: ['/messages', '/tool'],
  main: ['looking', 'routingDevice', 'off', 'subscribing', 'sending', 'on', 'on.idle'],
  states: {
    looking: { text: 'Смотрим, что умеет сервер и браузер', why: WHY },
    routingDevice: { text: 'Что можно этому браузеру' },
    hidden: { text: 'Предлагать нечего, или человек отказался', why: WHY, end: 'дальше ведёт страница, на которой стоит раздел' },
    unsupported: { text: 'Браузер не умеет', why: WHY, end: 'дальше ведёт страница, на которой стоит раздел' },
    homeScreen: { text: 'Сначала портал надо добавить на экран «Домой»', why: WHY, end: 'дальше ведут настройки устройства' },
    blocked: { text: 'Уведомления запрещены в браузере', why: WHY, tone: 'problem' },
    off: { text: 'На этом устройстве выключены', why: WHY },
    subscribing: { text: 'Браузер спрашивает человека', why: WHY },
    sending: { text: 'Подписка отправлена серверу', why: WHY },
    on: { text: 'Включены' },
    'on.idle': { text: 'На этом устройстве включены', why: WHY, tone: 'success' },
    'on.saving': { text: 'Выбор событий сохраняется', why: WHY },
    'on.ending': { text: 'Подписка снимается', why: WHY },
  },
  events: {
    'turn.on': 'Нажимает «Включить» или «Сообщать»',
    'turn.off': 'Нажимает «Выключить»',
    'topic.change': 'Ставит или снимает галочку события',
    check: 'Нажимает «Проверить ещё раз»',
    decline: { text: 'Человек отказался: «Не сейчас» на результате регистрации', by: 'app' },
  },
  fields: {
    topic: {
      text: 'событие',
      values: {
        sale: 'продажи и инструменты',
        reserve: 'резервы',
        profile: 'ИНН, профиль и входы',
        team: 'точка',
        money: 'деньги',
      },
    },
    isOn: { text: 'сообщать', values: { true: 'да', false: 'нет' } },
  },
  actors: {
    look: { text: 'Узнать ключ сервера и состояние браузера', operation: 'getPushSettings' },
    subscribe: { text: 'Попросить браузер подписаться' },
    sendSubscription: { text: 'Передать подписку серверу', operation: 'subscribeToPush' },
    unsubscribe: { text: 'Снять подписку', operation: 'unsubscribeFromPush' },
    saveTopics: { text: 'Сохранить выбор событий', operation: 'choosePushTopics' },
  },
  guards: {
    isAnswered: 'ответ получен',
    isSubscribed: 'браузер подписан',
    isRefused: 'человек запретил',
    isOff: 'сервер не посылает уведомлений браузера',
    isUnsupported: 'браузер не умеет',
    needsHomeScreen: 'нужен значок на экране «Домой»',
    isBlocked: 'запрещены в браузере',
    isOtherChoice: 'выбор изменился',
    isOn: 'подписка этого браузера есть на сервере',
  },
  effects: {
    toast: 'показать уведомление об ошибке',
    takeLook: 'запомнить, что можно',
    takeSubscription: 'запомнить подписку браузера',
    takeTopics: 'показать сохранённый выбор',
    wantTopic: 'запомнить новый выбор',
    tellDeclined: 'не предлагать снова на этом устройстве',
  },
  delays: {},
  transitions: {
    'routingDevice always': {
      isOff: 'решение D53: без ключа сервера уведомлений браузера нет',
      needsHomeScreen: 'решение D55: сначала портал добавляют на экран «Домой»',
      isUnsupported: 'решение D55: страница говорит, что браузер не умеет',
      isBlocked: 'решение D55: страница говорит, что браузер запретил',
      isOn: 'решение D53: подписка принадлежит этому браузеру и сеансу',
      else: 'решение D53: согласие отдельное, до него выключено',
    },
    'subscribing done subscribe': {
      isSubscribed: 'решение D53: согласие дано этому браузеру',
      isRefused: 'решение D55: страница говорит, что браузер запретил',
      else: 'решение D55: вопрос браузера закрыт без ответа, уведомления выключены',
    },
    'subscribing error subscribe': ['ER08'],
    'sending done sendSubscription': { isAnswered: ANSWERED, else: ['ER08'] },
    'sending error sendSubscription': ['ER08'],
    'on.saving done saveTopics': { isAnswered: ANSWERED, else: ['ER08'] },
    'on.saving error saveTopics': ['ER08'],
    'on.ending done unsubscribe': { isAnswered: ANSWERED, else: ['ER08'] },
    'on.ending error unsubscribe': ['ER08'],
  },
})
