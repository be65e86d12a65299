/** The words common to all lists; a flow adds its title, calls and rows. */
import { renewalDelayWords, renewalEffectWords } from '../../kit/query/words.ts'
import type { Words } from '../../kit/words.ts'
import type { createListMachine } from './machine.ts'

type ListWords = Words<ReturnType<typeof createListMachine>>

/** The states of a list, with the requirement ids of the flow. */
export const listStates = (rows: { loading?: string[]; shown?: string[]; empty?: string[] }): ListWords['states'] => ({
  loading: { text: 'Загрузка первой страницы', rows: ['FM15', 'FM17', ...(rows.loading ?? [])] },
  shown: { text: 'Строки показаны', rows: ['FM10', 'FM16', 'FM20', ...(rows.shown ?? [])] },
  'shown.idle': { text: 'Ожидание действий', rows: ['FM18', 'FM19'] },
  'shown.loadingMore': { text: 'Загрузка следующей страницы', rows: ['FM18'] },
  'shown.renewing': { text: 'Обновление строк на проверке ФНС', why: 'решение C05: итог проверки виден без перезагрузки' },
  routingRows: { text: 'Есть ли строки для выбора' },
  routingSearch: { text: 'Нужны ли для поиска другие строки' },
  pausing: { text: 'Пауза в наборе номера', why: 'решение E16: строки остаются, пока номер набирают' },
  nothing: {
    text: 'Под выбор не подошла ни одна строка',
    why: 'решение A57: пустой фильтр не выдаёт себя за пустой список',
  },
  empty: { text: 'Список пуст', ...(rows.empty ? { rows: rows.empty } : {}) },
  failed: { text: 'Список не загрузился', tone: 'problem', rows: ['ER08'] },
})

/** The branches of `routingRows`, but for rows and for an empty list: these are the flow's own. */
export const listBranches = {
  needsRows: ['FM15', 'FM17'],
  isNarrowed: 'решение A57: пустой выбор не выдаёт себя за пустой список',
} as const

export const listWords = {
  main: ['loading', 'routingRows', 'shown'],
  events: {
    more: 'Нажимает «Показать еще»',
    'sort.change': 'Нажимает заголовок столбца или выбирает порядок',
    'filter.change': 'Меняет статусы или период',
    'search.change': 'Набирает начало серийного номера',
    'filter.reset': 'Нажимает «Сбросить»',
    'url.changed': { text: 'В адресе другой выбор', by: 'app' },
    retry: 'Нажимает «Повторить»',
    reload: { text: 'Просит загрузить список заново', by: 'app' },
  },
  fields: {
    by: 'столбец',
    direction: { text: 'порядок', values: { asc: 'по возрастанию', desc: 'по убыванию' } },
    statuses: { text: 'статусы', values: { '': 'никакие' } },
    period: { text: 'период', values: { all: 'всё время', week: '7 дней', month: 'месяц' } },
    text: { text: 'начало номера', values: { '': 'пусто' } },
    address: 'запрос в адресе',
  },
  guards: {
    isAnswered: 'пришла страница',
    isMalformed: 'в ответе нет списка',
    needsRows: 'выбору нужны другие строки',
    hasVisible: 'под выбор есть строки',
    isNarrowed: 'выбраны не все строки',
    isOther: 'выбор другой',
    hasMore: 'показаны не все строки',
    isChanging: 'есть строки на проверке ФНС',
    bringsNews: 'проверка закончилась хотя бы у одной строки',
  },
  effects: {
    refreshScore: 'обновить баллы',
    logProblem: 'записать в консоль',
    takeFirst: 'показать первую страницу',
    takeNext: 'добавить страницу без повторов',
    takeRenewal: 'обновить строки на их местах',
    takeChoice: 'запомнить выбор',
    forgetAsked: 'прежние строки больше не те',
    forgetSupports: 'не полагаться на то, что умел сервер',
    navigate: 'показать выбор в адресе',
    takeProblem: 'показать сообщение',
    ...renewalEffectWords,
  },
  delays: { ...renewalDelayWords, SEARCH_PAUSE: 'через 0,3 с без набора' },
  transitions: {
    'loading done loadPage': ['SL21'],
    'loading sort.change': ['FM16'],
    'shown sort.change': ['FM16'],
    'shown.idle more': ['FM18', 'FM19'],
    'shown.loadingMore done loadPage': ['FM18', 'FM19'],
    'shown.loadingMore error loadPage': ['ER08'],
    'routingSearch always': {
      needsRows: 'решение D43: номер ищут через 0,3 с после последней клавиши',
      else: 'решение D43: искать нечего, выбор только записан в адрес',
    },
  },
} satisfies Partial<ListWords>
