/** Messages for failures without one. Separate from the catalogue, which most screens never load. */

export const DEFAULT_ERROR = 'Произошла ошибка'

/** The server is temporarily unavailable, and has done nothing. */
export const AWAY_ERROR = 'Сервис временно недоступен. Попробуйте через минуту'
