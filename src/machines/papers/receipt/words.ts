import { paperDelayWords, paperEffectWords, paperEventWords, paperGuardWords } from '../../fragments/paper/words.ts'
import { wordsFor } from '../../kit/words.ts'
import { receiptMachine } from './machine.ts'

export const receiptWords = wordsFor(receiptMachine)({
  title: 'Чек',
  places: ['/receipt/:id'],
  main: ['loading', 'routingPaper', 'waiting', 'renewing', 'shown'],
  states: {
    loading: { text: 'Загрузка чека', rows: ['API58'] },
    routingPaper: { text: 'Проверяет ли чек налоговая служба' },
    waiting: { text: 'Чек показан, налоговая служба его проверяет; пауза', rows: ['RC02', 'RC04'] },
    renewing: { text: 'Чек показан, в фоне загружается его новое состояние', rows: ['RC02', 'API58'] },
    shown: {
      text: 'Чек показан',
      rows: ['RC01', 'RC02', 'RC04', 'RC05', 'RC06', 'RC07', 'RC08', 'FM12'],
      end: 'чек только для чтения: дальше ведут «Назад» и меню портала',
    },
    failed: {
      text: 'Чек не загрузился, портал возвращает назад',
      tone: 'problem',
      rows: ['RC09', 'RC10'],
      end: 'портал вернулся туда, откуда пришли, или открыл список',
    },
  },
  events: paperEventWords,
  fields: {},
  actors: {
    loadPaper: { text: 'Получить чек', operation: 'getReceipt' },
    renewPaper: { text: 'Узнать в фоне, проверен ли чек', operation: 'getReceipt' },
  },
  guards: paperGuardWords,
  effects: paperEffectWords,
  delays: paperDelayWords,
  transitions: {
    'loading done loadPaper': ['API58', 'RC09', 'RC10'],
    'routingPaper always': {
      isAwaited: 'решение D161: чек на проверке обновляется сам',
      else: ['RC01', 'RC02'],
    },
  },
})
