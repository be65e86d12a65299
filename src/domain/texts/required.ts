/** The message of every empty required field. */
export const REQUIRED = 'Обязательное поле'
