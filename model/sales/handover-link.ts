import { refusals } from '../../src/domain/texts/refusals.ts'
import type { HandoverLink } from '../../src/api/types.ts'
import { handoverLinkActors } from '../../src/machines/sales/handover-link/actors.ts'
import { handoverLinkMachine } from '../../src/machines/sales/handover-link/machine.ts'
import type { Asked, Drawn, LinkCommand } from '../../src/machines/sales/handover-link/types.ts'
import { commandAnswers, pending } from '../kit/command.ts'
import { faults } from '../kit/faults.ts'
import { call, crash, defineFlow, ok, output, refusal, said } from '../kit/flow.ts'
import { questionActs, questionEvents, seesNoAnswer, seesRefusal } from '../fragments/question.ts'
import { stamp } from '../kit/stamp.ts'
import type { Ui } from '../kit/ui.ts'

/** A sale that may be handed over. */
export const SOLD: Asked = { id: 's-1', sn: '200.00042' }
export const issue: LinkCommand = { kind: 'issue', saleId: SOLD.id, ...pending }
export const revocation: LinkCommand = { kind: 'revoke', saleId: SOLD.id, ...pending }

const link: HandoverLink = {
  token: '3q2-7wEjRWeJq83vASNFZw',
  until: new Date(stamp.now + 86_400_000).toISOString(),
  model: { name: 'Перфоратор П-26', imageUrl: null },
  sn: SOLD.sn,
}

const DRAWN: Drawn = { address: 'https://portal.test/handover#3q2-7wEjRWeJq83vASNFZw', size: 33, path: 'M0 0h7v1h-7z' }
const actors = (api: Parameters<typeof handoverLinkActors>[0]) =>
  handoverLinkActors(
    api,
    () => Promise.resolve(DRAWN),
    () => Promise.resolve(),
  )

const WINDOW = 'Передать покупателю'
const BUTTON = /^Показать покупателю: 200\.00042/
const seesQuestion = (ui: Ui) => ui.sees('alertdialog', 'Отменить ссылку?')
const seesCode = async (ui: Ui) => {
  await ui.sees('dialog', WINDOW)
  await ui.sees('img', 'QR-код для покупателя')
  await ui.seesText('Ждём покупателя')
}

export const handoverLinkFlow = await defineFlow({
  name: 'handover-link',
  machine: handoverLinkMachine,
  inputs: {
    'a sale': { text: 'У продавца есть продажа с чеком', input: { command: null } },
    'a reload while issuing': { text: 'Перезагрузка, пока ссылка готовилась', input: { command: issue } },
    'a reload while revoking': { text: 'Перезагрузка, пока ссылка отменялась', input: { command: revocation } },
  },
  look: () => '',
  key: ({ command, asked, link: issued, drawn, problem }) => [
    command?.kind,
    command?.isRepeat,
    asked,
    issued?.token,
    drawn !== null,
    problem,
  ],
  events: [
    { type: 'open', ...SOLD, key: stamp.key, now: stamp.now },
    { type: 'renew', key: stamp.key },
    { type: 'retry' },
    { type: 'ask', ...SOLD },
    ...questionEvents,
  ],
  calls: {
    issueHandover: call(
      actors,
      'issueHandover',
      {
        issued: said('ссылка готова', ok(link)),
        taken: said('у инструмента есть покупатель', refusal(409, refusals.alreadyOwned.code)),
        ...commandAnswers,
      },
      issue,
    ),
    revokeHandover: call(
      actors,
      'revokeHandover',
      {
        revoked: said('отменена', ok(null)),
        taken: said('покупатель успел раньше', refusal(409, refusals.handoverUsed.code)),
        gone: said('отменять нечего', refusal(404, refusals.notFound.code)),
        ...commandAnswers,
      },
      revocation,
    ),
    drawLink: call(
      actors,
      'drawLink',
      { drawn: said('нарисован', output(DRAWN)), broken: said('рисовать нечем', crash) },
      { token: link.token },
    ),
    watchHandover: call(
      actors,
      'watchHandover',
      {
        open: said('ещё ждёт', ok({ state: 'open', until: link.until })),
        used: said('сработала', ok({ state: 'used', until: link.until })),
        ended: said('сутки прошли', ok({ state: 'ended', until: link.until })),
        none: said('отменена', ok({ state: 'none', until: null })),
        ...faults,
      },
      { saleId: SOLD.id },
    ),
  },
  act: {
    open: (ui) => ui.click('button', BUTTON),
    renew: (ui) => ui.click('button', 'Новая ссылка'),
    retry: (ui) => ui.click('button', 'Повторить'),
    ask: (ui) => ui.click('button', 'Отменить ссылку'),
    ...questionActs({ keep: 'Оставить', confirm: 'Отменить ссылку', check: 'Проверить список' }),
    close: (ui) => ui.click('button', 'Закрыть'),
  },
  states: {
    idle: async (ui) => {
      await ui.sees('button', BUTTON)
      await ui.seesNoText('Отменить ссылку?')
    },
    issuing: (ui) => ui.sees('dialog', WINDOW),
    drawing: (ui) => ui.sees('dialog', WINDOW),
    failed: (ui) => ui.seesText('Не удалось нарисовать QR-код'),
    'showing.waiting': seesCode,
    'showing.looking': seesCode,
    used: (ui) => ui.seesText('Покупатель зарегистрировал инструмент'),
    over: (ui) => ui.seesText('Ссылка больше не действует'),
    asking: seesQuestion,
    revoking: seesQuestion,
    refused: seesRefusal,
    unanswered: (ui) => seesNoAnswer(ui, 'dialog', /неизвестно, что стало со ссылкой/),
  },
})
