/** Words for failures that come without any. Apart from the catalogue, which most screens never open. */

export const DEFAULT_ERROR = 'Произошла ошибка'

/** The server cannot work just now, and has done nothing. */
export const AWAY_ERROR = 'Сервис временно недоступен. Попробуйте через минуту'
