import { refusals } from '../../src/domain/texts/refusals.ts'
import { leavePointActors } from '../../src/machines/profile/leave-point/actors.ts'
import { leavePointMachine } from '../../src/machines/profile/leave-point/machine.ts'
import type { Leaving, LeavePointContext, Way } from '../../src/machines/profile/leave-point/types.ts'
import { commandAnswers, pending } from '../kit/command.ts'
import { call, defineFlow, ok, refusal, said } from '../kit/flow.ts'
import { questionActs, questionEvents, seesNoAnswer, seesRefusal } from '../fragments/question.ts'
import type { Ui } from '../kit/ui.ts'

export const leaving: Leaving = { way: 'leave', ...pending }
export const cancelling: Leaving = { ...leaving, way: 'cancel' }

export const LAST_ART = 'Сначала передайте права другому продавцу'

const ASK: Record<Way, string> = { leave: 'Выйти из точки', cancel: 'Отменить заявку' }
const QUESTION: Record<Way, string> = { leave: 'Выйти из торговой точки?', cancel: 'Отменить заявку?' }
const DONE: Record<Way, string> = { leave: 'Вы вышли из торговой точки', cancel: 'Заявка отменена' }
const REFUSED: Record<Way, string> = { leave: 'Не удалось выйти из точки', cancel: 'Не удалось отменить заявку' }

/** The question waits, with its buttons, until the answer. */
const seesQuestion = (ui: Ui, { asked }: LeavePointContext) => ui.sees('alertdialog', QUESTION[asked.way])

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
  key: ({ asked, command, problem }) => [asked.way, command?.isRepeat, problem],
  events: [{ type: 'ask', way: 'leave' }, { type: 'ask', way: 'cancel' }, ...questionEvents],
  calls: {
    leavePoint: call(leavePointActors, 'leavePoint', answers, leaving),
    cancelApplication: call(leavePointActors, 'cancelApplication', answers, cancelling),
  },
  act: {
    ask: (ui, { way }) => ui.click('button', ASK[way]),
    ...questionActs({ keep: /^(Остаться|Оставить)$/, confirm: /^(Выйти|Да, отменить)$/, check: 'Проверить' }),
  },
  states: {
    idle: async (ui, { asked }) => {
      await ui.sees('button', ASK[asked.way])
      await ui.seesNoText(QUESTION[asked.way])
    },
    asking: seesQuestion,
    leaving: seesQuestion,
    cancelling: seesQuestion,
    done: (ui, { asked }) => ui.sees('dialog', DONE[asked.way]),
    refused: (ui, context) => seesRefusal(ui, context, REFUSED[context.asked.way]),
    unanswered: (ui, { asked }) =>
      seesNoAnswer(ui, 'heading', asked.way === 'leave' ? /вышли ли вы из торговой точки/ : /отменена ли заявка/),
  },
})
