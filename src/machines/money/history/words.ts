import { renewalDelayWords, renewalEffectWords } from '../../kit/query/words.ts'
import { wordsFor } from '../../kit/words.ts'
import { historyMachine } from './machine.ts'

export const historyWords = wordsFor(historyMachine)({
  title: 'История операций',
  places: ['/balance', '/payments', '/profile/user'],
  main: ['loading', 'routingRows', 'standing', 'standing.shown', 'loadingMore'],
  states: {
    loading: { text: 'Загрузка истории: сто операций на балансе, десять в профиле', rows: ['BL37', 'BL38', 'API38'] },
    failed: { text: 'История не загрузилась', tone: 'problem', rows: ['ER08'] },
    routingRows: { text: 'Есть ли что показать' },
    standing: { text: 'История на экране' },
    'standing.shown': {
      text: 'Операции показаны, нулевых среди них нет',
      rows: ['BL02', 'BL28', 'BL29', 'BL30', 'BL31', 'BL32', 'BL33', 'BL34', 'BL35', 'BL36', 'BL39', 'PR26'],
      end: 'дальше ведут сами операции, «Показать еще» и меню портала',
    },
    'standing.nothing': {
      text: 'Под выбранные операции и период ничего не подошло',
      why: 'решение D96: пустой выбор не выдаёт себя за пустую историю',
    },
    'standing.empty': {
      text: 'Начислений и выводов нет, или все они нулевые',
      rows: ['BL40'],
      end: 'первая операция появится здесь сама, дальше ведёт меню портала',
    },
    loadingMore: { text: 'Загрузка следующих ста операций', why: 'решение A69: «Показать еще» после полной сотни' },
    'standing.renewing': {
      text: 'История показана, в фоне запрошена свежая',
      why: 'решение D98: история обновляется без перезагрузки',
    },
  },
  events: {
    more: 'Нажимает «Показать еще»',
    'filter.change': 'Выбирает операции или период',
    'filter.reset': 'Нажимает «Сбросить»',
    retry: 'Нажимает «Повторить»',
    renew: { text: 'Число баллов изменилось или пришло уведомление', by: 'app' },
  },
  fields: {
    kind: {
      text: 'операции',
      values: { all: 'все', charged: 'начисления', paid: 'выводы', failed: 'неудачные выводы' },
    },
    period: { text: 'период', values: { all: 'всё время', week: '7 дней', month: 'месяц' } },
  },
  actors: {
    loadPage: { text: 'Загрузить часть истории', operation: 'getHistory' },
    renewPage: { text: 'Узнать в фоне, что нового', operation: 'getHistory' },
  },
  guards: {
    isAnswered: 'операции пришли',
    isMalformed: 'в ответе нет списка операций',
    needsRows: 'для выбранного нужно спросить сервер',
    hasVisible: 'есть что показать: подходящие операции с ненулевой суммой',
    isNarrowed: 'выбраны не все операции или не весь период',
    isOther: 'выбрано не то, что было',
    hasMore: 'в последнем ответе было сто операций, значит, есть ещё',
    hasRunning: 'какой-то вывод ещё идёт',
    isStale: 'число баллов изменилось или пришло уведомление',
    endsPayout: 'вывод дошёл или вернулся',
  },
  effects: {
    refreshScore: 'обновить баллы в шапке',
    logProblem: 'записать для администратора',
    takeProblem: 'показать причину',
    takeFirst: 'показать первые операции',
    takeNext: 'добавить следующие операции, каждую один раз',
    takeRenewal: 'новые операции поставить сверху, остальные оставить на местах',
    takeChoice: 'запомнить, что выбрано',
    forgetAsked: 'считать прежние операции неподходящими',
    markStale: 'запомнить, что история устарела',
    forgetStale: 'считать историю свежей: её уже запросили',
    tellEnded: 'загрузить баланс заново: удержано стало меньше',
    ...renewalEffectWords,
  },
  delays: renewalDelayWords,
  transitions: {
    'routingRows always': {
      needsRows: ['BL37', 'BL38'],
      hasVisible: ['BL02', 'BL36'],
      isNarrowed: 'решение D96: ничего не подошло под выбор, это не пустая история',
      else: ['BL40'],
    },
    'loading done loadPage': ['API38', 'BL36', 'BL39'],
    'loading error loadPage': ['ER08'],
  },
})
