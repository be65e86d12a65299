/** What is said of an invoice whose screen was left before the answer. */
import type { SnapshotFrom } from 'xstate'
import { waitingText } from '../../../domain/serials/serial-parts.ts'
import { openAndRepeat } from '../../../domain/texts/silence.ts'
import type { companyInvoiceMachine } from './machine.ts'
import { successOf } from './messages.ts'
import { MAIN } from './places.ts'
import { isWrong } from './rows.ts'
import { problemIn, progressIn, registeredOf } from './selectors.ts'
import type { InvoiceKind } from './types.ts'

type Snapshot = SnapshotFrom<typeof companyInvoiceMachine>

const LISTS = {
  tool: { to: '/user-tools', label: 'К моим инструментам' },
  sale: { to: '/sales', label: 'К продажам' },
} as const satisfies Record<InvoiceKind, object>

const documentIn = ({ context: { form } }: Snapshot): string =>
  form.values.upd === '' ? 'Документ' : `Документ № ${form.values.upd}`

/** Null where everything stands in the form as it should, as after «Добавить» of a row. */
export const invoiceAway = (snapshot: Snapshot) => {
  const { kind, form, rows } = snapshot.context
  const toForm = { to: MAIN[kind], label: 'Открыть документ' }
  if (snapshot.matches('registered')) {
    const { title, message } = successOf(kind, registeredOf(snapshot))
    return { tone: 'success', title, text: message, link: LISTS[kind] } as const
  }
  if (snapshot.matches('refused')) {
    const { message, reason } = problemIn(snapshot)
    const text = reason === null ? message : `${message}. ${reason}`
    return { tone: 'danger', title: `${documentIn(snapshot)}: ошибка`, text, link: toForm } as const
  }
  if (snapshot.matches('unanswered')) {
    const progress = progressIn(snapshot)
    const text = progress ? `${waitingText(progress)}.` : 'Данные отправлены, но ответ не пришёл.'
    return {
      tone: 'warning',
      title: `${documentIn(snapshot)}: не удалось узнать результат`,
      text: `${text} ${openAndRepeat('документ')}`,
      link: toForm,
    } as const
  }
  if (Object.keys(form.errors).length === 0 && !rows.some(isWrong)) return null
  return {
    tone: 'danger',
    title: `${documentIn(snapshot)} не зарегистрирован целиком`,
    text: 'Ошибки отмечены в форме. Данные и файлы сохранены',
    link: toForm,
  } as const
}
