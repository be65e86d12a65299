import {
  commandEffectWords,
  commandEventWords,
  commandGuardWords,
  turnedAwayWords,
  unansweredWords,
} from '../../kit/command/words.ts'
import { wordsFor } from '../../kit/words.ts'
import { deskChatMachine } from './machine.ts'

const C07 = 'решение C07: чат на пульте, спецификация о нём молчит'
const { isDone, isSilence } = commandGuardWords

export const deskChatWords = wordsFor(deskChatMachine)({
  title: 'Переписка на пульте',
  places: ['/desk/chat'],
  main: ['loading', 'shown', 'acting', 'routingAnswer', 'renewing'],
  states: {
    loading: { text: 'Загрузка переписки', why: C07 },
    failed: { text: 'Переписка не загрузилась', tone: 'problem', rows: ['ER08'] },
    shown: { text: 'Переписка на экране', why: C07 },
    renewing: { text: 'Переписка на экране, в фоне загружаются новые сообщения', why: C07 },
    acting: { text: 'Ответ или закрытие отправлены, ждём ответа', why: C07 },
    routingAnswer: { text: 'Разбор ответа' },
    unanswered: unansweredWords('отправлено ли, неизвестно'),
  },
  events: {
    retry: 'Нажимает «Повторить», когда не загрузилось',
    'text.change': 'Пишет ответ',
    answer: 'Нажимает «Ответить»',
    take: 'Нажимает «Взять»',
    close: 'Нажимает «Закрыть переписку»',
    check: 'Нажимает «Проверить»',
    ...commandEventWords,
  },
  fields: { text: 'ответ' },
  actors: {
    loadChat: { text: 'Получить сообщения', operation: ['getDeskChat', 'readDeskChat'] },
    renewChat: { text: 'Спросить о новых сообщениях', operation: ['getDeskChat', 'readDeskChat'] },
    act: { text: 'Ответить, взять или закрыть', operation: ['answerDeskChat', 'takeDeskChat', 'closeDeskChat'] },
  },
  guards: {
    isAnswered: 'ответ получен',
    isDone,
    isSilence,
    ...turnedAwayWords,
    isAnswerDone: 'ответ отправлен',
    hasText: 'ответ не пуст',
  },
  effects: {
    ...commandEffectWords('просьбе', 'просьбу'),
    tellChats: 'сказать списку, что он изменился',
    takeProblem: 'запомнить причину',
    takeChat: 'показать сообщения',
    takeText: 'изменить ответ',
    forgetText: 'стереть отправленный ответ',
    keepProblem: 'показать отказ',
  },
  delays: { RENEWAL: '5 секунд' },
  transitions: { 'loading done loadChat': ['ER08'] },
})
