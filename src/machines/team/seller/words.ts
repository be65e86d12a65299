import { wordsFor } from '../../kit/words.ts'
import { sellerMachine } from './machine.ts'

export const sellerWords = wordsFor(sellerMachine)({
  title: 'Страница продавца',
  places: ['/user-sales/:id'],
  main: ['routingId', 'loading', 'shown'],
  states: {
    routingId: { text: 'Известен ли продавец с этим id' },
    loading: { text: 'Поиск среди продавцов точки', rows: ['API51'] },
    shown: {
      text: 'Сведения о продавце показаны',
      rows: ['AD10', 'AD15', 'NV06', 'RL10'],
      end: 'дальше ведут действия с продавцом, его продажи и «Назад»',
    },
    failed: { text: 'Сведения не загрузились', tone: 'problem', rows: ['ER08'] },
    gone: { text: 'Такого продавца в точке нет', rows: ['AD11', 'RL01'], end: 'портал открыл главную' },
  },
  events: { retry: 'Нажимает «Повторить»' },
  fields: {},
  actors: { loadSeller: { text: 'Найти продавца среди продавцов своей точки', operation: 'listSellers' } },
  guards: {
    isAnswered: 'ответ пришёл',
    isStored: 'продавец есть среди сохранённых в этой вкладке',
    mayAsk: 'это администратор точки в режиме продавца',
    isAmong: 'продавец есть среди своих',
  },
  effects: { navigate: 'открыть главную', takeSeller: 'запомнить продавца', takeProblem: 'показать сообщение' },
  delays: {},
  transitions: {
    'loading done loadSeller': ['API51', 'AD10', 'AD11'],
    'routingId always': {
      isStored: ['AD10'],
      mayAsk: 'решение A18: администратору о продавце, которого нет в списке, отвечает сервер',
      else: ['AD11'],
    },
  },
})
