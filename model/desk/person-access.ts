import { DEED_REASONS } from '../../src/domain/desk/person-deeds.ts'
import { refusals } from '../../src/domain/texts/refusals.ts'
import { personAccessActors } from '../../src/machines/desk/person-access/actors.ts'
import { personAccessMachine } from '../../src/machines/desk/person-access/machine.ts'
import { reasonOf } from '../../src/machines/desk/person-access/selectors.ts'
import type { AccessContext, AccessRequest } from '../../src/machines/desk/person-access/types.ts'
import { seesNoAnswer } from '../fragments/question.ts'
import { commandAnswers } from '../kit/command.ts'
import { call, defineFlow, ok, refusal, said } from '../kit/flow.ts'
import { stamp } from '../kit/stamp.ts'
import type { Ui } from '../kit/ui.ts'
import { ANNA } from './people-rows.ts'

export const WORDS = 'Чужие чеки в трёх заявках'
export const REASON = DEED_REASONS.lock[0] ?? ''

export const requestOf = (deed: AccessRequest['command']['deed']): AccessRequest => ({
  id: ANNA,
  command: { key: stamp.key, isRepeat: false, deed },
  reason: REASON,
})

const seesQuestion = async (ui: Ui, { isReasonShown, problem, ...rest }: AccessContext) => {
  await ui.sees('dialog', 'Заблокировать?')
  if (isReasonShown && reasonOf({ ...rest }) === '') await ui.seesText('Выберите причину или напишите свою')
  if (problem !== null) await ui.seesText(problem)
}

export const personAccessFlow = await defineFlow({
  name: 'person-access',
  machine: personAccessMachine,
  inputs: { 'a person': { text: 'Открыт человек', input: { id: ANNA } } },
  key: ({ asked, picked, words, isReasonShown, problem, command, answer }) => [
    asked?.deed,
    picked,
    words,
    isReasonShown,
    problem !== null,
    command?.isRepeat,
    answer,
  ],
  events: [
    { type: 'ask', deed: 'lock' },
    { type: 'reason.pick', at: 0 },
    { type: 'reason.pick', at: null },
    { type: 'reason.change', words: WORDS },
    { type: 'keep' },
    { type: 'confirm', key: stamp.key },
    { type: 'check' },
    { type: 'repeat' },
  ],
  calls: {
    act: call(
      personAccessActors,
      'act',
      {
        done: said('сделано', ok(null)),
        already: said('это уже сделал другой', refusal(409, refusals.alreadyDone.code, refusals.alreadyDone.text)),
        ...commandAnswers,
      },
      requestOf('lock'),
    ),
  },
  act: {
    ask: (ui) => ui.click('button', 'Заблокировать'),
    'reason.pick': (ui, { at }) => ui.click('radio', at === null ? 'Своими словами' : REASON),
    'reason.change': (ui, { words }) => ui.fill(/Причина своими словами|Добавить от себя/, words),
    keep: (ui) => ui.click('button', 'Отмена'),
    confirm: (ui) => ui.click('button', 'Заблокировать'),
    check: (ui) => ui.click('button', 'Проверить'),
    repeat: (ui) => ui.click('button', 'Повторить'),
  },
  states: {
    idle: async (ui) => {
      await ui.sees('button', 'Заблокировать')
      await ui.sees('button', 'Завершить сеансы')
    },
    asking: seesQuestion,
    sending: (ui) => ui.sees('dialog', 'Заблокировать?'),
    unanswered: (ui) => seesNoAnswer(ui, 'dialog', /неизвестно, выполнено ли/),
  },
})
