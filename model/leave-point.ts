import { refusals } from '../src/domain/refusals.ts'
import { leavePointActors } from '../src/machines/profile/leave-point/actors.ts'
import { leavePointMachine } from '../src/machines/profile/leave-point/machine.ts'
import type { Leaving, LeavePointContext, Way } from '../src/machines/profile/leave-point/types.ts'
import { commandAnswers } from './kit/command.ts'
import { call, defineFlow, ok, refusal, said } from './kit/flow.ts'
import { stamp } from './kit/stamp.ts'
import type { Ui } from './kit/ui.ts'

export const leaving: Leaving = { way: 'leave', key: 'key-of-the-first-sending', isRepeat: false }
export const cancelling: Leaving = { ...leaving, way: 'cancel' }

export const LAST_ART = 'Сначала передайте права другому продавцу'

const ASK: Record<Way, string> = { leave: 'Выйти из точки', cancel: 'Отменить заявку' }
const QUESTION: Record<Way, string> = { leave: 'Выйти из торговой точки?', cancel: 'Отменить заявку?' }
const KEEP = /^(Остаться|Оставить)$/
const CONFIRM = /^(Выйти|Да, отменить)$/
const DONE: Record<Way, string> = { leave: 'Вы вышли из торговой точки', cancel: 'Заявка отменена' }
const REFUSED: Record<Way, string> = { leave: 'Выйти не получилось', cancel: 'Отменить заявку не получилось' }

/** The question waits, with its buttons, until the answer. */
const seesQuestion = async (ui: Ui, { way }: LeavePointContext) => {
  await ui.sees('alertdialog', QUESTION[way])
}

const answers = {
  done: said('сделано', ok(null)),
  // Leaving answers with code 500 where it is not possible (RP13).
  'not now': said('сейчас нельзя (код 500 с причиной)', refusal(422, refusals.notDone.code, LAST_ART)),
  ...commandAnswers,
}

export const leavePointFlow = await defineFlow({
  name: 'leave-point',
  machine: leavePointMachine,
  inputs: {
    'a person with a point': { text: 'Есть точка или заявка', input: { command: null } },
    'a reload while leaving': { text: 'Перезагрузка, пока человек выходил из точки', input: { command: leaving } },
    'a reload while cancelling': { text: 'Перезагрузка, пока отменялась заявка', input: { command: cancelling } },
  },
  look: () => '',
  key: ({ way, command, problem }) => [way, command?.isRepeat, problem],
  events: [
    { type: 'ask', way: 'leave' },
    { type: 'ask', way: 'cancel' },
    { type: 'keep' },
    { type: 'confirm', key: stamp.key },
    { type: 'repeat' },
    { type: 'check' },
    { type: 'close' },
  ],
  calls: {
    leavePoint: call(leavePointActors, 'leavePoint', answers, leaving),
    cancelApplication: call(leavePointActors, 'cancelApplication', answers, cancelling),
  },
  act: {
    ask: (ui, { way }) => ui.click('button', ASK[way]),
    keep: (ui) => ui.click('button', KEEP),
    confirm: (ui) => ui.click('button', CONFIRM),
    repeat: (ui) => ui.click('button', 'Повторить'),
    check: (ui) => ui.click('button', 'Проверить'),
    close: (ui) => ui.click('button', 'Понятно'),
  },
  states: {
    idle: async (ui, { way }) => {
      await ui.sees('button', ASK[way])
      await ui.seesNoText(QUESTION[way])
    },
    asking: seesQuestion,
    leaving: seesQuestion,
    cancelling: seesQuestion,
    done: (ui, { way }) => ui.sees('dialog', DONE[way]),
    refused: async (ui, { way, problem }) => {
      await ui.sees('dialog', REFUSED[way])
      await ui.seesText(problem ?? '')
    },
    unanswered: async (ui, { way }) => {
      await ui.sees('heading', 'Не удалось узнать результат')
      await ui.seesText(way === 'leave' ? /вышли ли вы из торговой точки/ : /отменена ли заявка/)
    },
  },
})
