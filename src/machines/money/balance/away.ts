/** What is said of a payout whose screen was left before the answer. */
import type { SnapshotFrom } from 'xstate'
import { formatInstantDay } from '../../../domain/dates/dates.ts'
import { formatRubles } from '../../../domain/money/money.ts'
import { shortPan } from '../../../domain/money/payout-words.ts'
import { openAndRepeat } from '../../../domain/texts/silence.ts'
import type { balanceMachine } from './machine.ts'
import type { Paid } from './types.ts'

/** The server's word, and what it is about. */
const paidText = ({ message, sum, pan, until }: Paid): string => {
  const card = shortPan(pan)
  const facts = [`${formatRubles(Number(sum))}${card === null ? '' : ` на карту ${card}`}`]
  if (until !== null) facts.push(`не позже ${formatInstantDay(until)}`)
  return `${message}. ${facts.join(', ')}`
}

const LINK = { to: '/balance', label: 'Открыть баланс' } as const

export const payoutAway = (snapshot: SnapshotFrom<typeof balanceMachine>) => {
  const { paid, problem } = snapshot.context
  if (paid !== null) return { tone: 'success', title: 'Вывод средств', text: paidText(paid), link: LINK } as const
  if (problem !== null) return { tone: 'danger', title: 'Деньги не выведены', text: problem, link: LINK } as const
  if (!snapshot.matches({ withdrawal: 'unanswered' })) return null
  return {
    tone: 'warning',
    title: 'Не удалось узнать, выведены ли деньги',
    text: `Запрос отправлен, но ответ не пришёл. ${openAndRepeat('баланс')}`,
    link: LINK,
  } as const
}
