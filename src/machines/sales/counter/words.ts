import { renewalDelayWords, renewalEffectWords } from '../../kit/query/words.ts'
import { wordsFor } from '../../kit/words.ts'
import { counterMachine } from './machine.ts'

export const counterWords = wordsFor(counterMachine)({
  title: 'Главная продавца',
  places: ['/'],
  main: ['loading', 'shown', 'renewing'],
  states: {
    loading: { text: 'Загрузка сводки', rows: ['HM01'] },
    shown: {
      text: 'Сводка показана, или сервер её не знает',
      rows: ['HM01', 'PR18', 'PR19', 'PR21'],
      end: 'дальше ведут сканирование чека, строки, которые ждут продавца, и меню портала',
    },
    renewing: { text: 'Вопрос серверу в фоне', rows: ['HM01'] },
  },
  events: { reload: { text: 'Резерв изменился', by: 'app' } },
  fields: {},
  actors: {
    loadOverview: { text: 'Узнать, что происходит с продажами', operation: 'getSalesOverview' },
    renewOverview: { text: 'Узнать в фоне, что изменилось', operation: 'getSalesOverview' },
  },
  guards: {
    isAnswered: 'ответ получен',
    isWaiting: 'есть продажи на проверке, или сводки ещё нет',
    bringsPoints: 'баллов в пути стало другое число',
  },
  effects: {
    takeOverview: 'показать сводку',
    ...renewalEffectWords,
    refreshScore: 'обновить баллы в шапке',
  },
  delays: renewalDelayWords,
  transitions: {
    'loading done loadOverview': ['HM01'],
    'renewing done renewOverview': ['HM01'],
  },
})
