/** The words for a failure that has none of its own. Apart from the catalogue, which most screens never open. */
export const DEFAULT_ERROR = 'Произошла ошибка'
