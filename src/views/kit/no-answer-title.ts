/** What is said of every command without an answer. */
export const NO_ANSWER = 'Не удалось узнать результат'
