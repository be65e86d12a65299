import {
  commandEffectWords,
  commandEventWords,
  commandGuardWords,
  SILENCE,
  UNANSWERED,
  unansweredWords,
} from '../../kit/command/words.ts'
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
    takingBack: { text: 'Возвращение резерва', rows: ['SL10'] },
    routingReturn: { text: 'Разбор ответа о возвращении' },
    routingRepeat: { text: 'Повтор той же команды' },
    unanswered: unansweredWords('снят или возвращён ли резерв, неизвестно'),
  },
  events: {
    sell: 'Выбирает «Подтвердить»',
    release: 'Выбирает «Отменить»',
    takeBack: 'Нажимает «Вернуть»',
    ...commandEventWords,
    check: 'Нажимает «Обновить список»',
  },
  fields: {
    sn: { text: 'серийный номер', values: { '*': 'из строки' } },
    until: { text: 'срок', values: { '*': 'из строки' } },
    nfc: { text: 'метка', values: { '': 'неизвестна', '*': 'известна' } },
  },
  actors: {
    releaseReserve: { text: 'Снять инструмент с резерва', operation: 'releaseReserve' },
    takeBack: { text: 'Зарезервировать снова, со старым сроком', operation: 'reserveTool' },
  },
  guards: {
    ...commandGuardWords,
    hasTag: 'метка инструмента известна',
    hasReleased: 'есть что вернуть',
    isReturn: 'это возвращение',
    isGone: 'резерва уже нет',
  },
  effects: {
    navigate: 'перейти',
    toast: 'показать уведомление',
    storeSerial: 'запомнить серийный номер для формы',
    ...commandEffectWords('снятию', 'снятие'),
    commitReturn: 'записать возвращение под ключом',
    keepReleased: 'запомнить, что снято',
    forgetReleased: 'забыть, что снято',
    keepProblem: 'показать, почему не вернуть',
    tellChanged: 'обновить список',
  },
  delays: {},
  transitions: {
    'routingStart always': {
      isUnanswered: UNANSWERED,
      else: ['SL08'],
    },
    'routingAnswer always': {
      isReturn: 'решение D50: ответ на возвращение разбирается отдельно',
      isDone: ['SL10', 'SL11', 'SL12'],
      isSilence: SILENCE,
      isGone: ['SL12'],
      else: ['ER08'],
    },
    'routingReturn always': {
      isDone: 'решение D50: снятый резерв возвращён',
      isSilence: SILENCE,
      else: 'решение D50: номер успели занять, причина стоит у кнопки',
    },
    'routingRepeat always': {
      isReturn: 'решение D50: возвращение повторяется с тем же ключом',
      else: ['SL10'],
    },
    'idle sell': ['SL04', 'SL08', 'SL09'],
    'idle release': ['SL08', 'SL10'],
    'takingBack done takeBack': ['API41'],
    'releasing done releaseReserve': ['API42', 'SL11', 'SL12'],
  },
})
