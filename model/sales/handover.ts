import { refusals } from '../../src/domain/texts/refusals.ts'
import type { Handover } from '../../src/api/types.ts'
import { handoverActors } from '../../src/machines/sales/handover/actors.ts'
import { handoverMachine } from '../../src/machines/sales/handover/machine.ts'
import type { HandoverInput, Reader, ReaderKind } from '../../src/machines/sales/handover/types.ts'
import { commandAnswers, pending } from '../kit/command.ts'
import { faults } from '../kit/faults.ts'
import { call, defineFlow, ok, refusal, said } from '../kit/flow.ts'
import { stamp } from '../kit/stamp.ts'
import type { Ui } from '../kit/ui.ts'

/** The token of a link; the browser opens /handover with it in the fragment. */
export const LINK_TOKEN = '3q2-7wEjRWeJq83vASNFZw'

const ANNA = { id: 'seller-1', name: 'Соколова Анна', mobile: '79000000001' }
export const readerOf = (kind: ReaderKind): Reader =>
  kind === 'stranger' || kind === 'starting' ? { kind, id: '', name: '', mobile: '' } : { kind, ...ANNA }

const startOf = (kind: ReaderKind, rest: Partial<HandoverInput> = {}): HandoverInput => ({
  token: LINK_TOKEN,
  reader: readerOf(kind),
  command: null,
  ...rest,
})

export const handed: Handover = {
  model: { name: 'Перфоратор П-26', imageUrl: null },
  sn: '200.00042',
  dateTime: '26-11-2026T14:02:00',
  totalSum: '13900.00',
  until: '2026-11-27T11:05:00.000Z',
}

const links = {
  used: said('ссылка уже сработала', refusal(409, refusals.handoverUsed.code)),
  revoked: said('продавец отменил ссылку', refusal(409, refusals.handoverRevoked.code)),
  over: said('сутки прошли, или такой ссылки нет', refusal(409, refusals.handoverExpired.code)),
}

const seesTool = async (ui: Ui) => {
  await ui.sees('heading', 'Перфоратор П-26')
  await ui.seesText('Серийный номер 200.00042')
  await ui.seesText('26/11/2026 14:02')
  await ui.seesText(/13.900,00/)
}

const seesWhose = async (ui: Ui) => {
  await ui.seesText('Соколова Анна')
  await ui.sees('button', 'Это не вы?')
}

const changes = (['starting', 'stranger', 'seller', 'company', 'customer'] as const).map(
  (kind) => ({ type: 'reader.changed', reader: readerOf(kind) }) as const,
)

/** Who reads changes from the starts before it: from here one more kind would only multiply what is known. */
const staysSame = ({ event }: { event: { type: string } }): boolean => event.type !== 'reader.changed'

export const handoverFlow = await defineFlow({
  name: 'handover',
  machine: handoverMachine,
  inputs: {
    'a customer': { text: 'Ссылку открыл покупатель', input: startOf('customer') },
    'a stranger': { text: 'Ссылку открыл человек без входа', input: startOf('stranger') },
    'a seller': { text: 'Ссылку открыл человек в режиме продавца', input: startOf('seller') },
    'a locked account': { text: 'Ссылку открыл заблокированный человек', input: startOf('barred'), only: staysSame },
    'no link': { text: 'Адрес без токена', input: startOf('stranger', { token: '' }) },
    'a reload while registering': {
      text: 'Перезагрузка, пока инструмент регистрировался',
      input: startOf('starting', { command: pending }),
    },
  },
  look: ({ reader }) => reader.kind,
  key: ({ command, reader, handover, problem }) => [command?.isRepeat, reader.kind, handover?.sn ?? null, problem],
  events: [
    ...changes,
    { type: 'retry' },
    { type: 'join' },
    { type: 'login' },
    { type: 'switch' },
    { type: 'leave' },
    { type: 'register', key: stamp.key },
    { type: 'edit' },
    { type: 'repeat' },
    { type: 'back' },
  ],
  calls: {
    openHandover: call(
      handoverActors,
      'openHandover',
      {
        open: said('ссылка действует', ok(handed)),
        ...links,
        malformed: said('это не токен', refusal(400, refusals.invalidRequest.code)),
        ...faults,
      },
      { token: LINK_TOKEN },
    ),
    registerHandover: call(
      handoverActors,
      'registerHandover',
      {
        yours: said('зарегистрирован раньше', refusal(409, refusals.alreadyRegistered.code)),
        registered: said('зарегистрирован', ok({ id: 't-1', saleStatus: 'TAX_PENDING' })),
        ...links,
        ...commandAnswers,
      },
      { token: LINK_TOKEN, key: stamp.key },
    ),
  },
  act: {
    'reader.changed': { by: 'app', why: 'сеанс начался, закончился или сменил режим' },
    retry: (ui) => ui.click('button', 'Повторить'),
    join: (ui) => ui.click('button', 'Продолжить по номеру телефона'),
    login: (ui) => ui.click('button', 'У меня есть аккаунт'),
    switch: (ui) => ui.click('button', 'Перейти в режим покупателя'),
    leave: (ui) => ui.click('button', 'Это не вы?'),
    register: (ui) => ui.click('button', 'Зарегистрировать'),
    edit: (ui) => ui.click('button', 'Изменить данные'),
    repeat: (ui) => ui.click('button', 'Повторить'),
    back: (ui) => ui.click('button', /^(Назад|Вернуться)/),
  },
  states: {
    loading: (ui) => ui.seesNoText('Серийный номер 200.00042'),
    failed: (ui) => ui.seesText('Не удалось открыть ссылку'),
    'shown.starting': async (ui) => {
      await seesTool(ui)
      await ui.seesNoText('Это не вы?')
    },
    'shown.stranger': async (ui) => {
      await ui.sees('heading', 'Зарегистрируйте инструмент на себя')
      await seesTool(ui)
      await ui.seesText(/27\.11\.2026 14:05/)
    },
    'shown.seller': async (ui) => {
      await seesTool(ui)
      await ui.seesText('Сейчас вы в режиме продавца')
      await seesWhose(ui)
    },
    'shown.barred': async (ui, { reader }) => {
      await seesTool(ui)
      await ui.seesText(
        reader.kind === 'company' ? 'Организация регистрирует инструменты по УПД или ТН' : 'Ваш аккаунт заблокирован',
      )
      await seesWhose(ui)
    },
    'shown.customer': async (ui) => {
      await seesTool(ui)
      await ui.seesText('Данные чека передал продавец')
      await seesWhose(ui)
    },
    registering: (ui) => ui.sees('heading', 'Регистрация инструмента'),
    unanswered: (ui) => ui.sees('heading', 'Не удалось узнать результат'),
    refused: async (ui, { problem }) => {
      await ui.sees('heading', 'Ошибка')
      await ui.seesText(problem ?? '')
    },
    done: (ui) => ui.sees('heading', 'Инструмент добавлен'),
    yours: (ui) => ui.sees('heading', 'Инструмент уже ваш'),
    used: (ui) => ui.sees('heading', 'Этот инструмент уже зарегистрирован по этой ссылке'),
    revoked: (ui) => ui.sees('heading', 'Продавец отменил эту ссылку'),
    expired: (ui) => ui.sees('heading', 'Ссылка больше не действует'),
  },
})
