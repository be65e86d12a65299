/** How «Повторить» is offered after silence, the same words everywhere: the key of a command has the server carry it out once (ADR 0007). */
const ONCE = 'запрос не выполнится дважды'

export const REPEAT = `Повторите — ${ONCE}`

/** Where the person has left the screen: a link leads back to it. @param place «документ» */
export const openAndRepeat = (place: string): string => `Откройте ${place} и повторите — ${ONCE}`

/** After a code was asked for: it may be there. @param instead what to do if it is, «введите код» */
export const unlessReceived = (message: string, instead: string): string =>
  `Запрос отправлен, но ответ не пришёл. Если ${message} уже у вас, ${instead}. Если нет, повторите — ${ONCE}`
