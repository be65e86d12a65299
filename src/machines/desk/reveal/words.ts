import { SHOWN_FOR } from '../../../domain/desk/people.ts'
import {
  commandEffectWords,
  commandEventWords,
  commandGuardWords,
  SILENCE,
  TURNED_AWAY,
  turnedAwayWords,
  unansweredWords,
} from '../../kit/command/words.ts'
import { wordsFor } from '../../kit/words.ts'
import { revealMachine } from './machine.ts'

const C07 = 'решение C07: показ данных на пульте, спецификация о нём молчит'
const { isDone, isSilence } = commandGuardWords

export const revealWords = wordsFor(revealMachine)({
  title: 'Показ данных человека',
  places: ['/desk/people/:id'],
  main: ['routingStart', 'masked', 'asking', 'revealing', 'routingAnswer', 'loading', 'shown'],
  states: {
    routingStart: { text: 'Открыты ли данные уже' },
    masked: { text: 'Данные закрыты', why: C07 },
    asking: { text: 'Зачем открыть данные', tone: 'question', why: C07 },
    revealing: { text: 'Показ запрошен, ждём ответа', why: C07 },
    routingAnswer: { text: 'Разбор ответа' },
    unanswered: unansweredWords('открыты ли данные, неизвестно'),
    loading: { text: 'Загрузка открытых данных', why: C07 },
    failed: { text: 'Открытые данные не загрузились', tone: 'problem', rows: ['ER08'] },
    shown: { text: 'Данные открыты, идёт отсчёт' },
    'shown.whole': { text: 'Данные на экране', tone: 'success', why: C07 },
    'shown.picture': { text: 'Изображение паспорта поверх данных', why: C07 },
  },
  events: {
    open: 'Нажимает «Показать данные»',
    'reason.choose': 'Выбирает причину',
    confirm: 'Нажимает «Показать»',
    back: 'Нажимает «Не показывать»',
    check: 'Нажимает «Проверить»',
    retry: 'Нажимает «Повторить», когда не загрузилось',
    hide: 'Нажимает «Скрыть»',
    look: { text: 'Прошла секунда, или вкладку снова видно', by: 'app' },
    'picture.open': 'Открывает изображение паспорта',
    'picture.close': 'Закрывает изображение паспорта',
    ...commandEventWords,
  },
  fields: {
    reason: {
      text: 'причина',
      values: {
        chatRequest: 'обращение в чат',
        callRequest: 'звонок в поддержку',
        caseCheck: 'проверка заявки',
        payoutCheck: 'разбор выплаты',
        dataRequest: 'просьба человека',
        authorityRequest: 'запрос органа',
      },
    },
    name: 'имя изображения',
  },
  actors: {
    reveal: { text: 'Открыть данные', operation: 'revealDeskPerson' },
    loadDetails: { text: 'Получить открытые данные', operation: 'getDeskPersonDetails' },
  },
  guards: {
    isDone,
    isSilence,
    ...turnedAwayWords,
    isShown: 'данные уже открыты этому оператору',
    hasReason: 'причина выбрана',
    isTold: 'данные получены',
    isClosed: 'показ кончился',
    isOver: `${SHOWN_FOR / 60_000} минут прошли`,
  },
  effects: {
    ...commandEffectWords('показу', 'показ'),
    chooseReason: 'запомнить причину',
    sayReasonMissing: 'сказать, что нужна причина',
    takeDetails: 'показать данные',
    keepDetailsProblem: 'запомнить причину неудачи',
    keepProblem: 'показать отказ',
    forgetProblem: 'убрать отказ',
    forgetDetails: 'стереть данные с экрана',
    openPicture: 'открыть изображение',
    closePicture: 'закрыть изображение',
    tellChanged: 'сказать карточке, что журнал изменился',
  },
  delays: { UNTIL: 'пять минут прошли' },
  transitions: {
    'loading done loadDetails': ['ER08'],
    'routingStart always': {
      isShown: 'решение D238: данные открыты этому оператору на пять минут',
      else: 'решение D238: до причины данные закрыты',
    },
    'routingAnswer always': {
      isDone: 'решение D238: открытые данные приходят отдельным вызовом',
      isSilence: SILENCE,
      isTurnedAway: TURNED_AWAY,
      else: 'решение D238: отказ назван, причина остаётся',
    },
  },
})
