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
import { leavePointMachine } from './machine.ts'

export const leavePointWords = wordsFor(leavePointMachine)({
  title: 'Выход из торговой точки, отмена заявки',
  places: ['/profile/point'],
  main: ['routingStart', 'idle', 'asking', 'routingWay', 'leaving', 'routingAnswer', 'done'],
  states: {
    routingStart: { text: 'Есть ли выход или отмена без ответа' },
    idle: { text: 'Можно выйти из точки или отменить заявку', rows: ['RP11', 'RP12', 'RL08'] },
    asking: { text: 'Вопрос: точно ли', tone: 'question', rows: ['RP11', 'RP12'] },
    routingWay: { text: 'Выход или отмена' },
    leaving: { text: 'Выход из точки', rows: ['RP11', 'API21'] },
    cancelling: { text: 'Отмена заявки', rows: ['RP12', 'API20'] },
    routingAnswer: { text: 'Разбор ответа' },
    unanswered: unansweredWords('вышел ли человек, отменена ли заявка, неизвестно'),
    done: { text: 'Вышел из точки, или заявка отменена', tone: 'success', rows: ['RP11', 'RP12'] },
    refused: { text: 'Не получилось, точка или заявка на месте', tone: 'problem', rows: ['RP11', 'RP12', 'RP13'] },
  },
  events: {
    ask: 'Нажимает «Выйти из точки» или «Отменить заявку»',
    keep: 'Передумывает',
    confirm: 'Подтверждает',
    ...commandEventWords,
    check: 'Нажимает «Проверить»',
    close: 'Закрывает окно с итогом',
  },
  fields: { way: { text: 'что', values: { leave: 'выход из точки', cancel: 'отмена заявки' } } },
  actors: {
    leavePoint: { text: 'Выйти из торговой точки', operation: 'leavePoint' },
    cancelApplication: { text: 'Отменить заявку', operation: 'cancelPointApplication' },
  },
  guards: {
    ...commandGuardWords,
    ...turnedAwayWords,
    isLeaving: 'это выход из точки',
  },
  effects: {
    refreshStatus: 'узнать новый статус, во всех вкладках',
    ...questionEffectWords('о чём вопрос', 'команде', 'команду'),
    tellLeft: 'показать поиск точки',
    tellUnknown: 'загрузить точку заново',
  },
  delays: {},
  transitions: {
    'routingStart always': {
      isUnanswered: UNANSWERED,
      else: ['RP11', 'RP12'],
    },
    'routingWay always': {
      isLeaving: ['RP11', 'API21'],
      else: ['RP12', 'API20'],
    },
    'routingAnswer always': {
      isDone: ['RP11', 'RP12'],
      isSilence: SILENCE,
      isTurnedAway: TURNED_AWAY,
      else: ['RP13'],
    },
    'idle ask': ['RP11', 'RP12', 'RL08'],
    'asking confirm': ['RP11', 'RP12'],
    'leaving done leavePoint': ['RP11', 'RP13', 'API21'],
    'cancelling done cancelApplication': ['RP12', 'API20'],
    'done close': ['RP11', 'RP12'],
  },
})
