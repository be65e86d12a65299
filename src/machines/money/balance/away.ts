/** What is said of a payout whose screen was left before the answer. */
import type { SnapshotFrom } from 'xstate'
import { openAndRepeat } from '../../../domain/texts/silence.ts'
import type { balanceMachine } from './machine.ts'

const LINK = { to: '/balance', label: 'Открыть баланс' } as const

export const payoutAway = (snapshot: SnapshotFrom<typeof balanceMachine>) => {
  const text = snapshot.context.message ?? ''
  if (snapshot.matches({ withdrawal: 'done' })) return { tone: 'success', title: 'Вывод средств', text, link: LINK } as const
  if (snapshot.matches({ withdrawal: 'refused' }))
    return { tone: 'danger', title: 'Деньги не выведены', text, link: LINK } as const
  if (!snapshot.matches({ withdrawal: 'unanswered' })) return null
  return {
    tone: 'warning',
    title: 'Не удалось узнать, выведены ли деньги',
    text: `Запрос отправлен, но ответ не пришёл. ${openAndRepeat('баланс')}`,
    link: LINK,
  } as const
}
