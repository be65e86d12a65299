import { paperDelayWords, paperEffectWords, paperEventWords, paperGuardWords } from '../../fragments/paper/words.ts'
import { wordsFor } from '../../kit/words.ts'
import { invoiceMachine } from './machine.ts'

export const invoiceWords = wordsFor(invoiceMachine)({
  title: 'Накладная',
  places: ['/invoice/:id'],
  main: ['loading', 'routingPaper', 'shown'],
  states: {
    loading: { text: 'Загрузка накладной; пока показано то, что сказала таблица', rows: ['API59', 'RC12'] },
    routingPaper: { text: 'Проверяет ли инструменты налоговая служба' },
    waiting: { text: 'Накладная показана, налоговая служба проверяет инструмент; пауза', rows: ['RC03'] },
    renewing: { text: 'Накладная показана, в фоне загружается её новое состояние', rows: ['RC03', 'API59'] },
    shown: {
      text: 'Накладная показана',
      rows: ['RC01', 'RC03', 'FM13'],
      end: 'накладная только для чтения: дальше ведут «Назад» и меню портала',
    },
    failed: {
      text: 'Накладная не загрузилась, портал возвращает назад',
      tone: 'problem',
      rows: ['RC11', 'RC10'],
      end: 'портал вернулся туда, откуда пришли, или открыл список',
    },
  },
  events: paperEventWords,
  fields: {},
  actors: {
    loadPaper: { text: 'Получить накладную', operation: 'getInvoice' },
    renewPaper: { text: 'Узнать в фоне, что с инструментами', operation: 'getInvoice' },
  },
  guards: paperGuardWords,
  effects: paperEffectWords,
  delays: paperDelayWords,
  transitions: {
    'loading done loadPaper': ['API59', 'RC11', 'RC10'],
    'routingPaper always': {
      isAwaited: 'решение C05: накладная на проверке обновляется сама',
      else: ['RC01', 'RC03'],
    },
  },
})
