import { CORRECTION_MOST } from '../../../domain/desk/people.ts'
import { reasonEffectWords, reasonEventWords, reasonFieldWords } from '../../fragments/reason/words.ts'
import {
  commandEffectWords,
  commandEventWords,
  commandGuardWords,
  SILENCE,
  TURNED_AWAY,
  turnedAwayWords,
  unansweredWords,
} from '../../kit/command/words.ts'
import { formEffectWords } from '../../kit/form/words.ts'
import { wordsFor } from '../../kit/words.ts'
import { correctionMachine } from './machine.ts'

const C07 = 'решение C07: поправка баллов на пульте, спецификация о ней молчит'
const { isDone, isSilence } = commandGuardWords

export const correctionWords = wordsFor(correctionMachine)({
  title: 'Поправка баллов',
  places: ['/desk/people/:id'],
  main: ['closed', 'editing', 'sending', 'routingAnswer', 'recorded'],
  states: {
    closed: { text: 'Поправку можно начать', why: C07 },
    editing: { text: 'Сколько баллов и почему', tone: 'question', why: C07 },
    sending: { text: 'Поправка отправлена, ждём ответа', why: C07 },
    routingAnswer: { text: 'Разбор ответа' },
    unanswered: unansweredWords('записана ли поправка, неизвестно'),
    recorded: { text: 'Записана или ждёт второго оператора', tone: 'success', why: C07 },
  },
  events: {
    open: 'Нажимает «Поправить записью»',
    'form.change': 'Правит форму',
    'form.blur': 'Уходит из поля',
    submit: 'Нажимает «Записать» или «Отправить второму оператору»',
    close: 'Закрывает окно',
    check: 'Нажимает «Проверить»',
    ...reasonEventWords,
    ...commandEventWords,
  },
  fields: {
    standing: 'что у человека сейчас',
    direction: { text: 'куда', values: { add: 'начислить', take: 'снять' } },
    points: 'баллы',
    ...reasonFieldWords,
  },
  actors: { correct: { text: 'Поправить баллы', operation: 'correctDeskPersonPoints' } },
  guards: {
    isDone,
    isSilence,
    ...turnedAwayWords,
    isComplete: `баллов от 1 до ${CORRECTION_MOST}, снимают не больше свободных, причина есть`,
  },
  effects: {
    ...formEffectWords,
    ...reasonEffectWords,
    ...commandEffectWords('поправке', 'поправку'),
    takeStanding: 'запомнить, сколько баллов у человека',
    keepOutcome: 'запомнить итог',
    keepProblem: 'показать отказ',
    forgetForm: 'очистить форму',
    tellChanged: 'сказать карточке, что баллы изменились',
  },
  delays: {},
  transitions: {
    'routingAnswer always': {
      isDone: 'решение D241: поправка записана или ждёт второго оператора',
      isSilence: SILENCE,
      isTurnedAway: TURNED_AWAY,
      else: 'решение D241: отказ назван, сумма и причина остаются',
    },
  },
})
