import { cameraProblemText } from '../../src/domain/sales/qr-scan.ts'
import { refusals } from '../../src/domain/texts/refusals.ts'
import { findToolActors } from '../../src/machines/lookup/find-tool/actors.ts'
import { findToolMachine } from '../../src/machines/lookup/find-tool/machine.ts'
import type { FindToolContext } from '../../src/machines/lookup/find-tool/types.ts'
import { faults } from '../kit/faults.ts'
import { call, crash, defineFlow, ok, output, refusal, said } from '../kit/flow.ts'
import type { Ui } from '../kit/ui.ts'
import { TOOL } from './tool-info.ts'

const LABEL = 'Серийный номер'
const actors: Parameters<typeof call>[0] = (api) =>
  findToolActors(api, () => Promise.resolve({ kind: 'failed', problem: 'lost' }))

const seesForm = async (ui: Ui, { form }: FindToolContext) => {
  if ((await ui.valueOf(LABEL)) !== form.values.serialNumber) throw new Error('the number is another one')
  await ui.seesText(form.errors.serialNumber ?? '')
}

export const findToolFlow = await defineFlow({
  name: 'find-tool',
  machine: findToolMachine,
  inputs: { 'the screen': { text: 'Экран открыт', input: undefined } },
  key: ({ form, scanProblem }) => [form.values.serialNumber, form.errors.serialNumber, scanProblem, form.reveals > 0],
  events: [
    { type: 'form.change', patch: { serialNumber: '100.00001' } },
    { type: 'form.blur', field: 'serialNumber' },
    { type: 'submit' },
    { type: 'scan' },
    { type: 'scan.close' },
  ],
  calls: {
    loadTool: call(
      actors,
      'loadTool',
      {
        found: said('инструмент найден', ok(TOOL)),
        unknown: said('такого номера нет', refusal(404, refusals.notFound.code, refusals.notInBase.text)),
        ...faults,
      },
      { sn: '100.00001' },
    ),
    scanSerial: call(actors, 'scanSerial', {
      serial: said('код инструмента', output({ kind: 'serial', serial: '100.00001' })),
      denied: said('доступ к камере запрещён', output({ kind: 'failed', problem: 'denied' })),
      missing: said('камеры нет', output({ kind: 'failed', problem: 'missing' })),
      crash: said('ошибка в самом портале', crash),
    }),
  },
  act: {
    'form.change': (ui, { patch }) => ui.fill(LABEL, patch.serialNumber ?? ''),
    'form.blur': (ui) => ui.leave(LABEL),
    submit: (ui) => ui.click('button', 'Найти'),
    scan: (ui) => ui.click('button', /^(Сканировать код на инструменте|Повторить)$/),
    'scan.close': (ui) => ui.click('button', 'Другим способом'),
  },
  states: {
    editing: seesForm,
    searching: seesForm,
    scanning: (ui) => ui.sees('dialog', 'Код на инструменте'),
    scanFailed: async (ui, { scanProblem }) => {
      await ui.sees('dialog', 'Код на инструменте')
      await ui.seesText(
        scanProblem === 'timeout' ? /За минуту код не нашёлся/ : cameraProblemText(scanProblem ?? 'lost', 'serial'),
      )
    },
  },
})
