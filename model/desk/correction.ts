import { CORRECTION_REASONS } from '../../src/domain/desk/person-deeds.ts'
import { refusals } from '../../src/domain/texts/refusals.ts'
import { correctionActors } from '../../src/machines/desk/correction/actors.ts'
import { correctionMachine } from '../../src/machines/desk/correction/machine.ts'
import type { CorrectionContext } from '../../src/machines/desk/correction/types.ts'
import { seesNoAnswer } from '../fragments/question.ts'
import { commandAnswers } from '../kit/command.ts'
import { call, defineFlow, ok, refusal, said } from '../kit/flow.ts'
import { stamp } from '../kit/stamp.ts'
import type { Ui } from '../kit/ui.ts'
import { ANNA } from './people-rows.ts'

export const REASON = CORRECTION_REASONS[0] ?? ''
export const WORDS = 'Возврат инструмента по чеку'
export const standing = { free: 12_450, today: 200 }
export const request = { id: ANNA, command: { key: stamp.key, isRepeat: false }, points: 400, reason: REASON } as const

const seesForm = async (ui: Ui, { form, problem }: CorrectionContext) => {
  await ui.sees('dialog', 'Поправить баллы')
  for (const message of Object.values(form.errors)) await ui.seesText(message)
  if (problem !== null) await ui.seesText(problem)
}

export const correctionFlow = await defineFlow({
  name: 'correction',
  machine: correctionMachine,
  inputs: { 'a person': { text: 'Открыт человек', input: { id: ANNA } } },
  key: ({ standing: { free }, form, picked, words, isReasonShown, outcome, problem, command, answer }) => [
    free,
    form.values,
    Object.keys(form.errors),
    form.reveals > 0,
    picked,
    words,
    isReasonShown,
    outcome,
    problem !== null,
    command?.isRepeat,
    answer,
  ],
  events: [
    { type: 'open', standing },
    { type: 'form.change', patch: { points: '12 451' } },
    { type: 'form.change', patch: { direction: 'take' } },
    { type: 'form.blur', field: 'points' },
    { type: 'reason.pick', at: 0 },
    { type: 'reason.change', words: WORDS },
    { type: 'submit', key: stamp.key },
    { type: 'close' },
    { type: 'check' },
    { type: 'repeat' },
  ],
  calls: {
    correct: call(
      correctionActors,
      'correct',
      {
        done: said('записано', ok({ id: 'correction-2', state: 'done' })),
        waiting: said('ждёт второго оператора', ok({ id: 'correction-2', state: 'waiting' })),
        'another waits': said('другая поправка ждёт', refusal(409, refusals.correctionWaits.code, refusals.correctionWaits.text)),
        ...commandAnswers,
      },
      request,
    ),
  },
  act: {
    open: (ui) => ui.click('button', 'Поправить записью'),
    'form.change': async (ui, { patch }) => {
      if (patch.points !== undefined) await ui.fill('Сколько баллов', patch.points)
      if (patch.direction !== undefined) await ui.click('radio', 'Снять')
    },
    'form.blur': (ui) => ui.leave('Сколько баллов'),
    'reason.pick': (ui) => ui.click('radio', REASON),
    'reason.change': (ui, { words }) => ui.fill(/Причина своими словами|Добавить от себя/, words),
    submit: (ui) => ui.click('button', /^(?:Записать|Отправить на согласие)$/),
    close: (ui) => ui.click('button', /^(?:Отмена|Понятно)$/),
    check: (ui) => ui.click('button', 'Проверить'),
    repeat: (ui) => ui.click('button', 'Повторить'),
  },
  states: {
    closed: (ui) => ui.sees('button', 'Поправить записью'),
    editing: seesForm,
    sending: (ui) => ui.sees('dialog', 'Поправить баллы'),
    unanswered: (ui) => seesNoAnswer(ui, 'dialog', /неизвестно, записана ли поправка/),
    recorded: (ui, { outcome }) => ui.sees('dialog', outcome === 'waiting' ? 'Ждёт второго оператора' : 'Записано'),
  },
})
