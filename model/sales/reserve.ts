import type { SaleEntry } from '../../src/api/types.ts'
import { refusals } from '../../src/domain/texts/refusals.ts'
import { reserveActors } from '../../src/machines/sales/reserve/actors.ts'
import { reserveMachine } from '../../src/machines/sales/reserve/machine.ts'
import type { Release } from '../../src/machines/sales/reserve/types.ts'
import { commandAnswers, pending } from '../kit/command.ts'
import { call, defineFlow, ok, refusal, said } from '../kit/flow.ts'
import { stamp } from '../kit/stamp.ts'

export const reserved: SaleEntry = {
  id: 'sale-1',
  tool: { model: { name: 'Дрель-шуруповёрт ДШ-18' }, sn: '300.00001', nfc: 'NFC-300-00001' },
  saleDate: '2026-11-20T09:30:00.000Z',
  bonus: null,
  saleStatus: 'RESERVED',
  receiptId: null,
  invoiceId: null,
  fate: {
    step: 'reserved',
    next: 'owner',
    until: '2026-12-20T09:30:00.000Z',
    isOverdue: false,
    retryAt: null,
    disagreed: null,
    reason: null,
  },
}

const row = { sn: reserved.tool.sn, nfc: reserved.tool.nfc ?? '', until: '2026-12-20T09:30:00.000Z' }
export const release: Release = { ...row, ...pending }

export const takeBack: Release = { ...release, takenBackAt: stamp.now }

const MENU = `Действия с резервом ${row.sn}`
export const GONE = 'Резерв не найден. Возможно, он уже снят или подтверждён'

export const reserveFlow = await defineFlow({
  name: 'reserve',
  machine: reserveMachine,
  inputs: {
    'a reserved row': { text: 'В списке есть резерв', input: { command: null } },
    'a reload while taking back': { text: 'Перезагрузка, пока резерв возвращался', input: { command: takeBack } },
    'a reload while releasing': { text: 'Перезагрузка, пока резерв снимался', input: { command: release } },
  },
  key: ({ command, released, problem }) => [command?.isRepeat, command?.takenBackAt, released, problem],
  events: [
    { type: 'sell', sn: row.sn },
    { type: 'release', ...row, ...stamp },
    { type: 'takeBack', ...stamp },
    { type: 'repeat' },
    { type: 'check' },
  ],
  calls: {
    releaseReserve: call(
      reserveActors,
      'releaseReserve',
      {
        done: said('снят с резерва', ok(null)),
        gone: said('резерва уже нет', refusal(404, refusals.notFound.code, GONE)),
        locked: said('аккаунт заблокирован', refusal(403, refusals.locked.code, refusals.locked.text)),
        ...commandAnswers,
      },
      release,
    ),
    takeBack: call(
      reserveActors,
      'takeBack',
      {
        done: said('снова в резерве', ok({ id: 'sale-2', saleStatus: 'RESERVED' })),
        taken: said(
          'номер уже зарезервировал другой',
          refusal(409, refusals.reservedByAnother.code, refusals.reservedByAnother.text),
        ),
        ...commandAnswers,
      },
      takeBack,
    ),
  },
  act: {
    sell: (ui) => ui.pick(MENU, 'Подтвердить'),
    release: (ui) => ui.pick(MENU, 'Отменить'),
    takeBack: (ui) => ui.click('button', 'Вернуть'),
    repeat: (ui) => ui.click('button', 'Повторить'),
    check: (ui) => ui.click('button', 'Обновить список'),
  },
  states: {
    idle: async (ui, { released, problem }) => {
      await ui.sees('button', MENU)
      if (released) await ui.sees('button', 'Вернуть')
      if (problem !== null) await ui.seesText(problem)
      await ui.seesNoText('Не удалось узнать результат')
    },
    releasing: (ui) => ui.sees('button', MENU),
    takingBack: (ui) => ui.sees('button', 'Вернуть'),
    unanswered: async (ui) => {
      await ui.seesText('Не удалось узнать результат')
      await ui.seesText(new RegExp(row.sn.replace('.', '\\.')))
    },
  },
})
