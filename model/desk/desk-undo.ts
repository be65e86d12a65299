import { refusals } from '../../src/domain/texts/refusals.ts'
import { deskUndoActors } from '../../src/machines/desk/desk-undo/actors.ts'
import { deskUndoMachine } from '../../src/machines/desk/desk-undo/machine.ts'
import { commandAnswers } from '../kit/command.ts'
import { call, defineFlow, ok, refusal, said } from '../kit/flow.ts'
import { stamp } from '../kit/stamp.ts'
import type { Ui } from '../kit/ui.ts'
import { DUE, free, late } from './rows.ts'

const { nothingToCancel } = refusals
const decisionOf = ({ id, title }: { id: string; title: string }) =>
  ({ kind: 'tool', id, title, verdict: 'approve', due: DUE }) as const

export const decided = { type: 'decided', decision: decisionOf(late), now: stamp.now } as const
export const decidedNext = { type: 'decided', decision: decisionOf(free), now: stamp.now } as const

const seesLast = async (ui: Ui, { last }: { last: { title: string } | null }) => {
  await ui.seesText(`Одобрено: ${last?.title}`)
  await ui.sees('button', 'Отменить')
}

export const deskUndoFlow = await defineFlow({
  name: 'desk-undo',
  machine: deskUndoMachine,
  inputs: { 'the screen': { text: 'Открыта очередь', input: undefined } },
  key: ({ last, command, answer }) => [last?.id ?? null, command?.isRepeat ?? null, answer],
  events: [decided, decidedNext, { type: 'leave' }, { type: 'undo', key: stamp.key }, { type: 'close' }, { type: 'repeat' }],
  calls: {
    cancelDecision: call(
      deskUndoActors,
      'cancelDecision',
      {
        ...commandAnswers,
        cancelled: said('отменено', ok({ until: new Date(DUE).toISOString() })),
        'too late': said('отменять поздно', refusal(409, nothingToCancel.code, nothingToCancel.text)),
        refused: said('отказ с сообщением', refusal(400, refusals.refused.code, 'Сейчас нельзя')),
      },
      { key: stamp.key, isRepeat: false, kind: 'tool', id: late.id },
    ),
  },
  act: {
    decided: { by: 'app', why: 'the row beside the list' },
    leave: { by: 'app', why: 'the session of the desk' },
    undo: (ui) => ui.click('button', 'Отменить'),
    close: (ui) => ui.click('button', 'Проверить список'),
    repeat: (ui) => ui.click('button', 'Повторить отмену'),
  },
  states: {
    none: (ui) => ui.seesNoText(/^Одобрено:/),
    offered: seesLast,
    cancelling: seesLast,
    unanswered: (ui) => ui.seesText('Ответа нет: отменено ли решение, неизвестно'),
  },
})
