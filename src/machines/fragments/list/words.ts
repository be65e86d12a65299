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
  empty: { text: 'Список пуст', ...(rows.empty ? { rows: rows.empty } : {}) },
  failed: { text: 'Список не загрузился', tone: 'problem', rows: ['ER08'] },
})

export const listWords = {
  main: ['loading', 'shown'],
  events: {
    more: 'Нажимает «Показать еще»',
    'sort.change': 'Нажимает заголовок столбца',
    'filter.change': 'Меняет фильтр',
    retry: 'Нажимает «Повторить»',
    reload: { text: 'Просит загрузить список заново', by: 'app' },
  },
  fields: {
    by: 'столбец',
    hidden: { text: 'скрыты', values: { '': 'никакие' } },
  },
  guards: {
    isAnswered: 'пришла страница',
    isMalformed: 'в ответе нет списка',
    hasRows: 'строки есть',
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
    takeProblem: 'показать сообщение',
    ...renewalEffectWords,
  },
  delays: renewalDelayWords,
  transitions: {
    'loading done loadPage': ['SL21'],
    'loading sort.change': ['FM16'],
    'shown sort.change': ['FM16'],
    'shown.idle more': ['FM18', 'FM19'],
    'shown.loadingMore done loadPage': ['FM18', 'FM19'],
    'shown.loadingMore error loadPage': ['ER08'],
  },
} satisfies Partial<ListWords>
