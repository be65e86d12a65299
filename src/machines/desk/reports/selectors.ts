/** Where reports ended, in words. */
import { stateKeyWords } from '../../../domain/support/state-words.ts'
import type { EndPlace, ReportsContext } from './types.ts'

/** «Регистрация инструмента: Ответа нет»; empty for a recording without steps. */
export const endWordsOf = ({ words }: Pick<ReportsContext, 'words'>, { machine, state }: EndPlace): string => {
  const flow = words[machine]
  const where = state === '' ? '' : stateKeyWords(flow?.states ?? {}, state)
  return [flow?.title ?? machine, where].filter(Boolean).join(': ')
}
