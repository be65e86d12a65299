/** The title of every unanswered command. */
export const NO_ANSWER = 'Не удалось узнать результат'
