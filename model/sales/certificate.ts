import { refusals } from '../../src/domain/texts/refusals.ts'
import { certificateActors } from '../../src/machines/sales/certificate/actors.ts'
import { certificateMachine } from '../../src/machines/sales/certificate/machine.ts'
import type { Asked, Revocation } from '../../src/machines/sales/certificate/types.ts'
import { commandAnswers, pending } from '../kit/command.ts'
import { faults } from '../kit/faults.ts'
import { call, defineFlow, ok, output, refusal, said } from '../kit/flow.ts'
import { questionActs, questionEvents, seesNoAnswer, seesRefusal } from '../fragments/question.ts'
import type { Ui } from '../kit/ui.ts'

/** A tool with a warranty. */
export const OWN: Asked = { id: 't-1', sn: '610.00005' }
export const revocation: Revocation = { saleId: OWN.id, ...pending }

const BUTTON = /^Сертификат гарантии: 610\.00005/
/** Where this tab would keep the sheet. */
const URL_OF_SHEET = 'blob:sheet'
const actors = (api: Parameters<typeof certificateActors>[0]) => certificateActors(api, () => URL_OF_SHEET)

const seesQuestion = (ui: Ui) => ui.sees('alertdialog', 'Отозвать сертификат?')

export const certificateFlow = await defineFlow({
  name: 'certificate',
  machine: certificateMachine,
  inputs: {
    'a tool with a warranty': { text: 'У покупателя есть инструмент с гарантией', input: { command: null } },
    'a reload while revoking': { text: 'Перезагрузка, пока сертификат отзывался', input: { command: revocation } },
  },
  look: () => '',
  key: ({ command, asked, problem }) => [command?.isRepeat, asked, problem],
  events: [{ type: 'open', ...OWN }, { type: 'retry' }, { type: 'ask', ...OWN }, ...questionEvents],
  calls: {
    // No test of the view has a Blob of fetch: the sheet is staged as the actor gives it.
    loadSheet: call(
      actors,
      'loadSheet',
      {
        loaded: said('лист', output({ kind: 'ok', payload: URL_OF_SHEET, message: null })),
        gone: said('гарантии нет', refusal(404, refusals.notFound.code)),
        ...faults,
      },
      { id: OWN.id },
    ),
    revokeCertificate: call(
      actors,
      'revokeCertificate',
      {
        revoked: said('отозван', ok(null)),
        gone: said('отзывать нечего', refusal(404, refusals.notFound.code)),
        ...commandAnswers,
      },
      revocation,
    ),
  },
  act: {
    open: (ui) => ui.click('button', BUTTON),
    retry: (ui) => ui.click('button', 'Повторить'),
    ask: (ui) => ui.click('button', 'Отозвать'),
    ...questionActs({ keep: 'Оставить', confirm: 'Отозвать', check: 'Проверить список' }),
    close: (ui) => ui.click('button', 'Закрыть'),
  },
  states: {
    idle: async (ui) => {
      await ui.sees('button', BUTTON)
      await ui.seesNoText('Отозвать сертификат?')
    },
    loading: (ui) => ui.sees('dialog', 'Сертификат гарантии'),
    ready: async (ui) => {
      await ui.sees('dialog', 'Сертификат гарантии')
      await ui.sees('link', /Открыть PDF/)
      await ui.sees('link', /Скачать/)
    },
    failed: (ui) => ui.seesText('Не удалось подготовить лист'),
    asking: seesQuestion,
    revoking: seesQuestion,
    refused: seesRefusal,
    unanswered: (ui) => seesNoAnswer(ui, 'dialog', /неизвестно, отозван ли сертификат/),
  },
})
