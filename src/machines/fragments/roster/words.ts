/** The words common to lists of people. */

export const rosterWords = {
  events: { more: 'Нажимает «Показать еще»', retry: 'Нажимает «Повторить»' },
  guards: {
    isAnswered: 'страница пришла',
    hasRows: 'в списке кто-то есть',
    hasMore: 'показаны не все',
    isCursorLost: 'последней из показанных строк в списке уже нет',
  },
  effects: {
    takeFirst: 'показать первую страницу',
    takeNext: 'добавить страницу без повторов',
    takeProblem: 'показать сообщение',
  },
} as const
