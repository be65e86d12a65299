import { commandEffectWords, commandEventWords, unansweredWords } from '../../kit/command/words.ts'
import { wordsFor } from '../../kit/words.ts'
import { reserveMachine } from './machine.ts'

export const reserveWords = wordsFor(reserveMachine)({
  title: 'Резерв в списке продаж',
  places: ['/sales', '/'],
  main: ['routingStart', 'idle', 'releasing', 'routingAnswer'],
  states: {
    routingStart: { text: 'Есть ли снятие с резерва без ответа' },
    idle: { text: 'Меню резерва доступно', rows: ['SL04', 'SL08', 'SL09'] },
    releasing: { text: 'Снятие с резерва', rows: ['SL10'] },
    routingAnswer: { text: 'Разбор ответа' },
    unanswered: unansweredWords('снят ли резерв, неизвестно'),
  },
  events: {
    sell: 'Выбирает «Подтвердить»',
    release: 'Выбирает «Отменить»',
    ...commandEventWords,
    check: 'Нажимает «Обновить список»',
  },
  fields: {
    sn: { text: 'серийный номер', values: { '*': 'из строки' } },
    nfc: { text: 'метка', values: { '': 'неизвестна', '*': 'известна' } },
  },
  actors: { releaseReserve: { text: 'Снять инструмент с резерва', operation: 'releaseReserve' } },
  guards: {
    isUnanswered: 'есть снятие без ответа',
    hasTag: 'метка инструмента известна',
    isDone: 'снят',
    isSilence: 'неизвестно, снят ли',
    isGone: 'резерва уже нет',
  },
  effects: {
    navigate: 'перейти',
    toast: 'показать уведомление',
    storeSerial: 'запомнить серийный номер для формы',
    ...commandEffectWords('снятию', 'снятие'),
    tellChanged: 'обновить список',
  },
  delays: {},
  transitions: {
    'idle sell': ['SL04', 'SL08', 'SL09'],
    'idle release': ['SL08', 'SL10'],
    'releasing done releaseReserve': ['API42', 'SL11', 'SL12'],
  },
})
