/** The analyst's words of a question and its command, to be spread into the words of a flow with one. */
import { commandEffectWords } from '../../kit/command/words.ts'

/** @param about «о какой карте вопрос» @param dative the command in two cases: «удалению» @param accusative «удаление» */
export const questionEffectWords = (about: string, dative: string, accusative: string) => ({
  takeAsked: `запомнить, ${about}`,
  ...commandEffectWords(dative, accusative),
  keepProblem: 'запомнить, почему отказано',
})
