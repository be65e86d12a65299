import { refusals } from '../../src/domain/texts/refusals.ts'
import { revealActors } from '../../src/machines/desk/reveal/actors.ts'
import { revealMachine } from '../../src/machines/desk/reveal/machine.ts'
import type { RevealContext } from '../../src/machines/desk/reveal/types.ts'
import { seesNoAnswer } from '../fragments/question.ts'
import { commandAnswers } from '../kit/command.ts'
import { faults } from '../kit/faults.ts'
import { call, defineFlow, ok, refusal, said } from '../kit/flow.ts'
import { stamp } from '../kit/stamp.ts'
import type { Ui } from '../kit/ui.ts'
import { ANNA, details, person, PICTURE, SHOWN_UNTIL } from './people-rows.ts'

const actors = (api: Parameters<typeof revealActors>[0]) => revealActors(api, () => stamp.now)
export const request = { id: ANNA, command: { key: stamp.key, isRepeat: false }, reason: 'chatRequest' } as const

const seesMasked = async (ui: Ui) => {
  await ui.sees('button', 'Показать данные')
  await ui.sees('heading', person.name)
  await ui.seesText('50••••••••59')
  await ui.seesNoText(details.inn)
}

const seesQuestion = async (ui: Ui, { isReasonMissing, problem }: RevealContext) => {
  await ui.sees('dialog', 'Показать данные?')
  if (isReasonMissing) await ui.seesText('Выберите причину')
  if (problem !== null) await ui.seesText(problem)
}

export const revealFlow = await defineFlow({
  name: 'reveal',
  machine: revealMachine,
  inputs: {
    'a person': { text: 'Открыт человек', input: { id: ANNA, isShown: false } },
    'data that are shown': { text: 'Страница загружена заново, пока данные открыты', input: { id: ANNA, isShown: true } },
  },
  look: () => '',
  key: ({ reason, isReasonMissing, details: shown, picture, problem, command, answer }) => [
    reason,
    isReasonMissing,
    shown !== null,
    picture,
    problem !== null,
    command?.isRepeat,
    answer,
  ],
  events: [
    { type: 'open' },
    { type: 'reason.choose', reason: 'chatRequest' },
    { type: 'confirm', key: stamp.key },
    { type: 'back' },
    { type: 'check' },
    { type: 'retry' },
    { type: 'hide' },
    { type: 'look', now: SHOWN_UNTIL },
    { type: 'picture.open', name: PICTURE },
    { type: 'picture.close' },
    { type: 'repeat' },
  ],
  calls: {
    reveal: call(
      actors,
      'reveal',
      { revealed: said('данные открыты', ok({ until: details.until })), ...commandAnswers },
      request,
    ),
    loadDetails: call(
      actors,
      'loadDetails',
      {
        loaded: said('данные получены', ok(details)),
        over: said('показ кончился', refusal(403, refusals.notShown.code, refusals.notShown.text)),
        lost: faults.lost,
        crash: faults.crash,
      },
      { id: ANNA },
    ),
  },
  act: {
    open: (ui) => ui.click('button', 'Показать данные'),
    'reason.choose': (ui) => ui.click('radio', 'Обращение в чат'),
    confirm: (ui) => ui.click('button', 'Показать'),
    back: (ui) => ui.click('button', 'Не показывать'),
    check: (ui) => ui.click('button', 'Проверить'),
    retry: (ui) => ui.click('button', 'Повторить'),
    hide: (ui) => ui.click('button', /^(?:Скрыть|Не показывать)$/),
    look: { by: 'app', why: 'the clock is looked at every second' },
    'picture.open': (ui) => ui.click('button', 'Изображение паспорта'),
    'picture.close': (ui) => ui.click('button', 'Закрыть'),
    repeat: (ui) => ui.click('button', 'Повторить'),
  },
  states: {
    masked: seesMasked,
    asking: seesQuestion,
    revealing: seesQuestion,
    unanswered: (ui) => seesNoAnswer(ui, 'dialog', /неизвестно, открыты ли данные/),
    loading: (ui) => ui.seesNoText(details.inn),
    failed: (ui) => ui.seesText('Открытые данные не загрузились'),
    'shown.whole': async (ui) => {
      await ui.sees('heading', details.name)
      await ui.seesText(details.inn)
      await ui.seesText(/причина «обращение в чат»/)
    },
    'shown.picture': (ui) => ui.sees('dialog', 'Изображение паспорта'),
  },
})
