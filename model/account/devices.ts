import type { Session } from '../../src/api/types.ts'
import { refusals } from '../../src/domain/texts/refusals.ts'
import { devicesActors } from '../../src/machines/account/devices/actors.ts'
import { devicesMachine } from '../../src/machines/account/devices/machine.ts'
import type { DevicesContext, Ending } from '../../src/machines/account/devices/types.ts'
import { commandAnswers, pending } from '../kit/command.ts'
import { faults } from '../kit/faults.ts'
import { call, defineFlow, ok, refusal, said } from '../kit/flow.ts'
import { questionActs, questionEvents, seesNoAnswer, seesRefusal } from '../fragments/question.ts'
import type { Ui } from '../kit/ui.ts'

export const MINE: Session = {
  id: 'session-1',
  name: 'Chrome, Windows',
  createdAt: '2026-11-18T06:12:00.000Z',
  lastUsedAt: '2026-11-20T09:30:00.000Z',
  isCurrent: true,
}
export const PHONE: Session = {
  id: 'session-2',
  name: 'Safari, iPhone',
  createdAt: '2026-11-02T17:40:00.000Z',
  lastUsedAt: '2026-11-19T20:05:00.000Z',
  isCurrent: false,
}
export const WORK: Session = { ...PHONE, id: 'session-3', name: 'Яндекс Браузер, Windows', createdAt: '2026-11-10T05:00:00.000Z' }

export const ending: Ending = { id: PHONE.id, ...pending }
export const endingOthers: Ending = { id: null, ...pending }

const END = 'Завершить: Safari, iPhone, вход 02.11.2026 20:40'
const ALONE = 'Больше аккаунт нигде не открыт'
const titleOf = ({ asked }: DevicesContext) => (asked.id === null ? 'Завершить остальные сеансы?' : 'Завершить сеанс?')

const seesSessions = async (ui: Ui, { sessions }: DevicesContext) => {
  if (sessions === null) return ui.seesNoText(MINE.name)
  await ui.seesText(MINE.name)
  await ui.seesText('Это устройство')
  if (sessions.length === 1) return ui.seesText(ALONE)
  await ui.seesNoText(ALONE)
  await ui.sees('button', 'Завершить остальные')
  if (sessions.some(({ id }) => id === PHONE.id)) await ui.sees('button', END)
  else await ui.seesNoText(PHONE.name)
}

const seesQuestion = (ui: Ui, context: DevicesContext) => ui.sees('alertdialog', titleOf(context))

const lists = {
  several: said('три сеанса', ok([MINE, PHONE, WORK])),
  alone: said('только этот сеанс', ok([MINE])),
  ...faults,
}

export const devicesFlow = await defineFlow({
  name: 'devices',
  machine: devicesMachine,
  inputs: {
    'the screen': { text: 'Экран открыт', input: { command: null } },
    'a reload while ending one': { text: 'Перезагрузка, пока сеанс завершался', input: { command: ending } },
    'a reload while ending others': { text: 'Перезагрузка, пока завершались остальные', input: { command: endingOthers } },
  },
  look: () => '',
  key: ({ sessions, problem, asked, command }) => [sessions?.length, problem, asked.id, command?.isRepeat],
  events: [
    { type: 'retry' },
    { type: 'reload' },
    { type: 'ask', id: PHONE.id, name: PHONE.name },
    { type: 'ask', id: null, name: '' },
    ...questionEvents,
  ],
  calls: {
    loadSessions: call(devicesActors, 'loadSessions', lists),
    renewSessions: call(devicesActors, 'loadSessions', lists),
    endSessions: call(
      devicesActors,
      'endSessions',
      {
        ended: said('завершено', ok(null)),
        gone: said('такого сеанса уже нет', refusal(404, refusals.notFound.code)),
        ...commandAnswers,
      },
      ending,
    ),
  },
  act: {
    retry: (ui) => ui.click('button', 'Повторить'),
    reload: { by: 'app', why: 'the tab is looked at again' },
    ask: (ui, { id }) => ui.click('button', id === null ? 'Завершить остальные' : END),
    ...questionActs({ keep: 'Оставить', confirm: /^Завершить( остальные)?$/, check: 'Проверить список' }),
  },
  states: {
    loading: (ui) => ui.seesNoText(MINE.name),
    failed: async (ui, { problem }) => {
      await ui.seesText('Не удалось загрузить устройства')
      await ui.seesText(problem ?? '')
    },
    shown: seesSessions,
    renewing: seesSessions,
    asking: seesQuestion,
    ending: seesQuestion,
    refused: seesRefusal,
    unanswered: (ui, { asked }) =>
      seesNoAnswer(ui, 'dialog', asked.id === null ? /завершены ли остальные сеансы/ : /завершён ли сеанс/),
  },
})
