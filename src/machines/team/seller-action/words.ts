import { questionEffectWords } from '../../fragments/question/words.ts'
import { commandEventWords, commandGuardWords, SILENCE, UNANSWERED, unansweredWords } from '../../kit/command/words.ts'
import { wordsFor } from '../../kit/words.ts'
import { sellerActionMachine } from './machine.ts'

export const sellerActionWords = wordsFor(sellerActionMachine)({
  title: 'Передача прав и исключение продавца',
  places: ['/owner', '/sellers/:owner', '/user-sales/:id'],
  main: ['routingStart', 'idle', 'confirming', 'sending', 'routingAnswer', 'routingDone', 'handedOver', 'gone'],
  states: {
    routingStart: { text: 'Есть ли команда без ответа' },
    idle: { text: 'Действия с продавцом доступны', rows: ['AD07', 'AD13', 'AD14', 'RL10'] },
    confirming: { text: 'Вопрос перед отправкой', tone: 'question', rows: ['AD08', 'AD13', 'AD14'] },
    sending: { text: 'Команда отправлена', rows: ['API53', 'API54'] },
    routingAnswer: { text: 'Разбор ответа' },
    routingDone: { text: 'Что сделано' },
    unanswered: unansweredWords('переданы ли права, исключён ли продавец, неизвестно'),
    handedOver: { text: 'Права переданы', tone: 'success', rows: ['AD09', 'AD13'] },
    excluded: { text: 'Продавец исключён', tone: 'success', rows: ['AD14'] },
    refused: { text: 'Сервер отказал', tone: 'problem', rows: ['AD09', 'AD13', 'AD14', 'ER08'] },
    gone: {
      text: 'Прав администратора больше нет: портал открыл главную',
      why: 'решение A74: у бывшего администратора не остаётся кнопок, которые не сработают',
      end: 'портал открыл главную',
    },
  },
  events: {
    ask: 'Нажимает «Назначить», «Передать права» или «Исключить из точки»',
    keep: 'Отказывается в окне с вопросом',
    confirm: 'Соглашается в окне с вопросом',
    ...commandEventWords,
    back: 'Нажимает кнопку экрана с итогом',
    'rights.lost': { text: 'Человек больше не администратор точки', by: 'app' },
  },
  fields: {
    kind: { text: 'действие', values: { assign: 'передать права', exclude: 'исключить' } },
    id: { text: 'продавец', values: { 'art-1': 'сам администратор', '*': 'другой' } },
    name: { text: 'имя', values: { '*': 'из строки' } },
  },
  actors: { carryOut: { text: 'Передать права или исключить', operation: ['handOverPoint', 'excludeSeller'] } },
  guards: {
    ...commandGuardWords,
    isOther: 'это не сам администратор',
    isAssignment: 'это передача прав',
    hasNoRights: 'прав администратора нет',
    isHandedOver: 'прав больше нет, а передача осталась без ответа',
    isShutOut: 'повторной передаче не хватило прав: их забрала первая',
  },
  effects: {
    navigate: 'перейти',
    refreshStatus: 'узнать, остались ли права',
    ...questionEffectWords('о каком продавце вопрос', 'команде', 'команду'),
    forgetAsked: 'забыть продавца',
    loseRights: 'запомнить, что прав нет',
  },
  delays: {},
  transitions: {
    'routingStart always': {
      isUnanswered: UNANSWERED,
      else: ['AD07', 'AD13', 'AD14'],
    },
    'routingAnswer always': {
      isDone: ['AD09', 'AD13', 'AD14'],
      isSilence: SILENCE,
      isShutOut: 'решение D65: потеря прав и есть ответ на передачу',
      else: ['AD09', 'ER12'],
    },
    'routingDone always': {
      isAssignment: ['AD09', 'AD13'],
      else: ['AD14'],
    },
    'idle ask': ['AD07', 'AD08', 'AD13', 'AD14'],
    'confirming confirm': ['AD08', 'AD13', 'AD14', 'RL10'],
    'sending done carryOut': ['AD09', 'API53', 'API54'],
  },
})
