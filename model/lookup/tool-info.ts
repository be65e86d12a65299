import type { ToolInformation, UserTool } from '../../src/api/types.ts'
import { DOCUMENT_FAULTS } from '../../src/domain/sales/tool-document.ts'
import { refusals } from '../../src/domain/texts/refusals.ts'
import { toolInfoActors } from '../../src/machines/lookup/tool-info/actors.ts'
import { toolInfoMachine } from '../../src/machines/lookup/tool-info/machine.ts'
import type { ToolInfoContext } from '../../src/machines/lookup/tool-info/types.ts'
import { faults } from '../kit/faults.ts'
import { call, crash, defineFlow, ok, output, refusal, said } from '../kit/flow.ts'
import type { Ui } from '../kit/ui.ts'

export const OWN: UserTool = {
  id: 'tool-1',
  model: { name: 'Перфоратор П-26', imageUrl: null },
  nfc: null,
  sn: '610.00001',
  guaranteeExpire: '2029-11-16T09:00:00.000Z',
  purchaseDate: '2026-11-16T09:00:00.000Z',
  saleStatus: 'FINISH',
  receiptId: 'receipt-1',
  invoiceId: null,
}

/** Each document stands for what may be wrong with one. */
export const TOOL: ToolInformation = {
  model: {
    name: 'Перфоратор П-26',
    imageUrl: null,
    documentation: [
      { name: 'Инструкция', url: '/docs/p-26.pdf' },
      { name: 'Паспорт', url: null },
      { name: 'Драйвер', url: '/docs/driver.exe' },
    ],
  },
  sn: '610.00001',
  bonus: null,
  warrantyMonths: 36,
  own: null,
}

const actors: Parameters<typeof call>[0] = (api) => toolInfoActors(api, () => Promise.resolve('there'))

const NAMES = ['Инструкция', 'Паспорт', 'Драйвер']

const seesTool = async (ui: Ui, { tool, faults: wrong }: ToolInfoContext) => {
  // A server that knows only its envelope names neither.
  await ui.sees('heading', tool?.model.name || 'Модель не указана')
  await ui.seesText('610.00001')
  if (!tool?.model.name) return
  await ui.sees('button', 'Скачать: Инструкция')
  if (tool?.own) await ui.seesText(/ещё 1.092 дня/)
  else await ui.seesNoText('На гарантии')
  for (const fault of Object.values(wrong)) await ui.seesText(DOCUMENT_FAULTS[fault])
}

export const toolInfoFlow = await defineFlow({
  name: 'tool-info',
  machine: toolInfoMachine,
  inputs: { 'a link to a tool': { text: 'Открыли страницу инструмента', input: { sn: '610.00001' } } },
  key: ({ tool, problem, faults: wrong, opened }) => [tool?.own?.id, tool?.sn, problem !== null, Object.entries(wrong), opened],
  events: [
    { type: 'retry' },
    { type: 'document.open', at: 0 },
    { type: 'document.open', at: 1 },
    { type: 'document.open', at: 2 },
  ],
  calls: {
    loadTool: call(
      actors,
      'loadTool',
      {
        found: said('инструмент найден', ok(TOOL)),
        own: said('инструмент самого читателя', ok({ ...TOOL, own: OWN })),
        unknown: said('такого номера нет', refusal(404, refusals.notFound.code, refusals.notInBase.text)),
        ...faults,
      },
      { sn: '610.00001' },
    ),
    askDocument: call(
      actors,
      'askDocument',
      {
        there: said('документ есть', output('there')),
        failed: said('документ не загрузился', output('failed')),
        'another type': said('файл другого типа', output('unsupported')),
        crash: said('ошибка в самом портале', crash),
      },
      { url: '/docs/p-26.pdf' },
    ),
  },
  act: {
    retry: (ui) => ui.click('button', 'Повторить'),
    'document.open': (ui, { at }) => ui.click('button', `Скачать: ${NAMES[at]}`),
  },
  states: {
    loading: (ui) => ui.seesNoText('Перфоратор П-26'),
    shown: seesTool,
    opening: seesTool,
    unknown: async (ui, { problem }) => {
      await ui.seesText(problem ?? '')
      await ui.seesText(/Номер 610.00001/)
      await ui.sees('link', 'Ввести номер ещё раз')
    },
    failed: async (ui, { problem }) => {
      await ui.seesText(problem ?? '')
      await ui.sees('button', 'Повторить')
    },
  },
})
