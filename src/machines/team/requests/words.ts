import { rosterWords } from '../../fragments/roster/words.ts'
import { commandEffectWords, commandEventWords, commandGuardWords, unansweredWords } from '../../kit/command/words.ts'
import { wordsFor } from '../../kit/words.ts'
import { requestsMachine } from './machine.ts'

export const requestsWords = wordsFor(requestsMachine)({
  title: 'Заявки на присоединение',
  places: ['/sellers-requests', '/sellers', '/'],
  main: ['loading', 'routingRows', 'shown', 'deciding', 'routingAnswer', 'empty'],
  states: {
    loading: { text: 'Загрузка заявок', rows: ['API50', 'AD15'] },
    routingRows: { text: 'Есть ли решение без ответа, есть ли заявки' },
    shown: { text: 'Заявки показаны', rows: ['AD03', 'AD04', 'AD15', 'FM20', 'RL09', 'RL10'] },
    'shown.idle': { text: 'Ожидание решения', rows: ['AD04'], end: 'дальше ведут кнопки заявок и «Назад»' },
    'shown.loadingMore': { text: 'Загрузка следующей страницы', rows: ['FM18'] },
    deciding: { text: 'Решение отправлено', rows: ['AD04', 'RL10'] },
    routingAnswer: { text: 'Разбор ответа' },
    unanswered: unansweredWords('принята ли заявка, неизвестно'),
    empty: { text: 'Заявок нет', rows: ['AD05'], end: 'дальше ведут «Назад» и меню портала' },
    failed: { text: 'Заявки не загрузились', tone: 'problem', rows: ['ER08'] },
  },
  events: {
    ...rosterWords.events,
    decide: 'Нажимает «Принять» или «Отклонить»',
    ...commandEventWords,
    repeat: 'Нажимает «Повторить», чтобы отправить решение ещё раз',
    check: 'Нажимает «Обновить список»',
  },
  fields: {
    verdict: { text: 'решение', values: { approve: 'принять', reject: 'отклонить' } },
    id: { text: 'заявка', values: { '*': 'из строки' } },
    name: { text: 'имя', values: { '*': 'из строки' } },
  },
  actors: {
    loadPage: { text: 'Получить страницу заявок в свою точку', operation: 'listJoinRequests' },
    decide: { text: 'Принять или отклонить заявку', operation: ['approveSeller', 'rejectSeller'] },
  },
  guards: {
    ...rosterWords.guards,
    hasRows: 'заявки есть',
    isListed: 'заявка ещё в списке',
    ...commandGuardWords,
    isUnanswered: 'есть решение без ответа',
    isGone: 'заявки уже нет',
  },
  effects: {
    ...rosterWords.effects,
    toast: 'показать уведомление',
    ...commandEffectWords('решению', 'решение'),
    dropRow: 'убрать заявку из списка',
  },
  delays: {},
  transitions: {
    'loading done loadPage': ['API50', 'AD05'],
    'shown.idle more': ['FM18'],
    'shown.loadingMore error loadPage': ['ER08'],
    'shown decide': ['AD04', 'RL10'],
    'deciding done decide': ['API25', 'API26', 'AD06'],
  },
})
