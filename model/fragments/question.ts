/** A question and its command (src/machines/fragments/question): the events and presses that its flows share. */
import { stamp } from '../kit/stamp.ts'
import type { Ui } from '../kit/ui.ts'

export const questionEvents = [
  { type: 'keep' },
  { type: 'confirm', key: stamp.key },
  { type: 'repeat' },
  { type: 'check' },
  { type: 'close' },
] as const

/** The labels of its buttons. */
interface Labels {
  keep: string | RegExp
  confirm: string | RegExp
  check: string
}

export const questionActs = ({ keep, confirm, check }: Labels) => ({
  keep: (ui: Ui) => ui.click('button', keep),
  confirm: (ui: Ui) => ui.click('button', confirm),
  repeat: (ui: Ui) => ui.click('button', 'Повторить'),
  check: (ui: Ui) => ui.click('button', check),
  close: (ui: Ui) => ui.click('button', 'Понятно'),
})

/** @param where the role of what says it: a window, or the heading of a page */
export const seesNoAnswer = async (ui: Ui, where: 'dialog' | 'heading', unknown: RegExp) => {
  await ui.sees(where, 'Не удалось узнать результат')
  await ui.seesText(unknown)
}

/** A window that says why the server has refused. */
export const seesRefusal = async (ui: Ui, { problem }: { problem: string | null }, title = 'Ошибка') => {
  await ui.sees('dialog', title)
  await ui.seesText(problem ?? '')
}
