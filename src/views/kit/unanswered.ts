/** What is said of every command without an answer. */
export const UNANSWERED = 'Не удалось узнать результат'
