import type { Payout } from '../../src/api/types.ts'
import { formatRubles } from '../../src/domain/money/money.ts'
import { shortPan } from '../../src/domain/money/payout-words.ts'
import { pointsText } from '../../src/domain/money/points-text.ts'
import { refusals } from '../../src/domain/texts/refusals.ts'
import { balanceActors } from '../../src/machines/money/balance/actors.ts'
import { noDraft } from '../../src/machines/money/balance/draft.ts'
import { missingOf } from '../../src/machines/money/balance/form.ts'
import { balanceMachine } from '../../src/machines/money/balance/machine.ts'
import { rightsOf } from '../../src/machines/money/balance/purse.ts'
import type { BalanceContext, Withdrawal, Rights } from '../../src/machines/money/balance/types.ts'
import { FIRST, payee, SECOND, summary } from '../kit/cards.ts'
import { commandAnswers, pending } from '../kit/command.ts'
import { faults } from '../kit/faults.ts'
import { call, defineFlow, ok, refusal, said, type ModelEvent } from '../kit/flow.ts'
import { questionActs } from '../fragments/question.ts'
import { stamp } from '../kit/stamp.ts'
import type { Ui } from '../kit/ui.ts'

export const pendingWithdrawal: Withdrawal = { cardId: FIRST.cardId, sum: '600', ...pending }
export const ACCEPTED = 'Заявка принята'

/** A payout as it is accepted; its day is later than the portal would count. */
export const payout: Payout = {
  id: 'payout-1',
  step: 'held',
  pan: FIRST.pan,
  until: '2026-11-24T20:59:59.999Z',
  isOverdue: false,
  endedAt: null,
  reason: null,
}

export const rights = rightsOf(payee)
const withRights = (own: Partial<Rights>): Rights => ({ ...rights, ...own })

type Look = (ui: Ui, context: BalanceContext) => Promise<void>

const AMOUNT = 'Сумма, ₽'
const BUTTON = 'Вывести деньги'

const expectEnabled = async (ui: Ui, isEnabled: boolean) => {
  if ((await ui.isEnabled('button', BUTTON)) !== isEnabled) throw new Error(`«${BUTTON}» enabled: ${!isEnabled}`)
}

const seesForm: Look = async (ui, context) => {
  await ui.sees('heading', 'Вывод средств')
  await ui.seesText('Минимальная сумма вывода 500')
  await expectEnabled(ui, missingOf(context) === null)
  if ((await ui.valueOf(AMOUNT)) !== context.form.values.amount) throw new Error('the sum is another one')
  const { amount } = context.form.errors
  // The space between thousands does not break.
  if (amount !== undefined) await ui.seesText(amount.replaceAll(/\s/g, ' '))
  if (context.cards?.length === 0) await ui.seesText('Карт пока нет')
  if (context.cards && context.cards.length > 0) await ui.sees('radio', '2200 **** **** 4242')
}

const seesQuestion: Look = async (ui, { asked, cards }) => {
  const to = asked?.pan || cards ? ` на карту ${shortPan(FIRST.pan)}` : ''
  await ui.sees('alertdialog', `Вывести ${formatRubles(Number(asked?.sum))}${to}?`)
  // The browser counts from its own day.
  if (asked?.until) await ui.seesText(/^Деньги придут на карту не позже/)
}

const seesPaid: Look = async (ui, { paid }) => {
  await ui.sees('heading', paid?.message ?? '')
  // The space before the sign of the ruble does not break.
  await ui.seesText(formatRubles(Number(paid?.sum)).replaceAll(/\s/g, ' '))
  if (paid?.pan) await ui.seesText('•••• 4242')
  else await ui.seesNoText(/•••• \d/)
  if (paid?.until === payout.until) await ui.seesText('не позже 24.11.2026')
  else if (paid?.until) await ui.seesText(/^не позже \d/)
  else await ui.seesNoText(/не позже/)
  if (paid?.left != null) await ui.seesText(pointsText(paid.left).replaceAll(/\s/g, ' '))
}

const seesRefused: Look = async (ui, { problem }) => {
  await ui.sees('heading', 'Ошибка')
  await ui.seesText(problem ?? '')
}

const withdrawalLooks: Record<string, Look> = {
  locked: (ui) => ui.seesText('Ваш аккаунт заблокирован'),
  innOpen: async (ui) => {
    await ui.sees('heading', 'Вывод средств недоступен')
    await ui.sees('link', 'Перейти в профиль')
  },
  profileOpen: async (ui) => {
    await ui.sees('heading', 'Вывод средств')
    await ui.seesText(/полностью заполненный профиль, вместе с паспортом и ИНН/)
    await ui.sees('link', 'Перейти в профиль')
  },
  taxLocked: async (ui) => {
    await ui.sees('heading', 'Вывод средств')
    await ui.seesText(/Превышен лимит выплат.*пока администрация не проверит профиль/)
    await ui.seesText('После проверки вывод откроется здесь сам')
    await ui.sees('link', 'Перейти в профиль')
  },
  form: seesForm,
  asking: seesQuestion,
  sending: seesQuestion,
  unanswered: async (ui) => {
    await ui.sees('heading', 'Не удалось узнать результат')
    await ui.seesText(/неизвестно, принят ли вывод на 600\s₽/)
  },
  'done.asking': seesPaid,
  'done.told': seesPaid,
  'refused.asking': seesRefused,
  'refused.told': seesRefused,
}

const FULL_PAGES = new Set(['unanswered', 'done.asking', 'done.told', 'refused.asking', 'refused.told'])

const purseLooks: Record<string, Look> = {
  loading: async () => {},
  loadingScore: async () => {},
  shown: async (ui, { purse }) => {
    await ui.seesText('Баллы, 1 балл = 1 рубль')
    if (purse && purse.earnedThisMonth !== null) await ui.seesText(/^За месяц заработано/)
    else await ui.seesNoText(/За месяц/)
    if (purse?.held) await ui.seesText(/удержано: выводы/)
    else await ui.seesNoText(/удержано: выводы/)
  },
  failed: (ui) => ui.seesText(/Не удалось (загрузить|обновить) баланс/),
}

const look = (purse: string, withdrawal: string): [string, Look] => [
  `purse.${purse}+withdrawal.${withdrawal}`,
  async (ui, context) => {
    await withdrawalLooks[withdrawal]?.(ui, context)
    if (!FULL_PAGES.has(withdrawal)) await purseLooks[purse]?.(ui, context)
  },
]

/** A balance that fails is explored beside the form alone; nobody is asked before the first balance. */
const states: Record<string, Look> = Object.fromEntries([
  ...['loading', 'shown']
    .flatMap((purse) => Object.keys(withdrawalLooks).map((withdrawal) => look(purse, withdrawal)))
    .filter(([state]) => state !== 'purse.loading+withdrawal.asking'),
  ...['loadingScore', 'failed'].map((purse) => look(purse, 'form')),
])

const SOME_SUM = '600'
const isChange = (event: { type: string }, wanted: object): boolean =>
  event.type === 'form.change' && JSON.stringify((event as unknown as { patch: object }).patch) === JSON.stringify(wanted)

const isOfForm = ({ event, label }: ModelEvent): boolean =>
  ['form.blur', 'form.change', 'all', 'submit', 'keep', 'confirm', 'cards.known'].includes(event.type) ||
  ['loadSummary: whole', 'loadSummary: lost', 'loadScore: enough', 'loadScore: little', 'withdraw: accepted'].includes(label)

/** The command: one card, one sum, every answer. */
const isOfCommand = ({ event, label, outcome }: ModelEvent): boolean =>
  isChange(event, { card: FIRST.cardId }) ||
  isChange(event, { amount: SOME_SUM }) ||
  ['submit', 'keep', 'confirm', 'repeat', 'check', 'back'].includes(event.type) ||
  label === 'loadSummary: whole' ||
  label.includes('"card-2"') ||
  outcome?.call === 'withdraw' ||
  outcome?.call.startsWith('renewAfter') === true

/** Rights may change meanwhile. */
const isOfPayout = (event: ModelEvent): boolean =>
  isOfCommand(event) || (event.event.type === 'person.changed' && event.label.includes('"taxLocked":true'))

const isOfPurse = ({ event, outcome }: ModelEvent): boolean =>
  ['reload', 'retry'].includes(event.type) || outcome?.call === 'loadSummary' || outcome?.call === 'loadScore'

const isOfRights = ({ event, label }: ModelEvent): boolean => event.type === 'person.changed' || label === 'loadSummary: whole'

const person = {
  same: said('ничего не изменилось', ok(payee)),
  'limit reached': said('достигнут годовой лимит', ok({ ...payee, taxLocked: true })),
  ...faults,
}

export const balanceFlow = await defineFlow({
  name: 'balance',
  machine: balanceMachine,
  inputs: {
    'a payee': { text: 'Человек может выводить: карта и сумма', input: { rights, draft: noDraft }, only: isOfForm },
    'a payout': { text: 'Человек выводит', input: { rights, draft: noDraft }, only: isOfPayout },
    'a balance': { text: 'Баланс загружается', input: { rights, draft: noDraft }, only: isOfPurse },
    'a reload while sending': {
      text: 'Перезагрузка, пока вывод отправлялся',
      input: { rights, draft: { card: FIRST.cardId, amount: SOME_SUM, command: pendingWithdrawal } },
      only: isOfCommand,
    },
    'an open INN': {
      text: 'ИНН не подтверждён',
      input: { rights: withRights({ innApproved: false, approved: false }), draft: noDraft },
      only: isOfRights,
    },
  },
  key: ({ rights: own, purse, cards, lastCard, isCardPicked, form, command, paid, problem }) => [
    own,
    purse?.available,
    purse?.expected,
    cards?.length,
    lastCard,
    isCardPicked,
    form.values,
    command?.isRepeat,
    paid,
    problem,
  ],
  events: [
    { type: 'reload' },
    { type: 'retry' },
    { type: 'cards.known', cards: [] },
    { type: 'cards.known', cards: [FIRST, SECOND] },
    { type: 'person.changed', rights },
    { type: 'person.changed', rights: withRights({ locked: true }) },
    { type: 'person.changed', rights: withRights({ innApproved: false, approved: false }) },
    { type: 'person.changed', rights: withRights({ approved: false }) },
    { type: 'person.changed', rights: withRights({ taxLocked: true }) },
    { type: 'form.change', patch: { card: FIRST.cardId } },
    { type: 'form.change', patch: { amount: SOME_SUM } },
    { type: 'form.change', patch: { amount: '499' } },
    { type: 'form.change', patch: { amount: '99999' } },
    { type: 'form.change', patch: { amount: 'x' } },
    { type: 'form.blur', field: 'amount' },
    { type: 'all' },
    { type: 'submit', ...stamp },
    { type: 'keep' },
    { type: 'confirm', key: stamp.key },
    { type: 'repeat' },
    { type: 'check' },
    { type: 'back' },
  ],
  calls: {
    loadSummary: call(
      balanceActors,
      'loadSummary',
      {
        'a used card': said('то же, и карта последнего вывода', ok({ ...summary, lastCard: SECOND.cardId })),
        whole: said('доступно, в пути, удержано, лимиты', ok(summary)),
        'not known': said('сервер знает один баланс', refusal(404, refusals.notFound.code)),
        ...faults,
      },
      { background: false },
    ),
    loadScore: call(
      balanceActors,
      'loadScore',
      {
        enough: said('баллов 600', ok(600)),
        little: said('меньше наименьшей суммы', ok(499.99)),
        none: said('баллов нет', ok(0)),
        ...faults,
      },
      { background: false },
    ),
    withdraw: call(
      balanceActors,
      'withdraw',
      {
        accepted: said('принят, с сообщением и выводом', ok(payout, ACCEPTED)),
        'accepted silently': said('принят, без сообщения и подробностей', ok(null, '')),
        short: said('баллов не хватает', refusal(422, refusals.pointsShort.code, refusals.pointsShort.text)),
        'no card': said('карты нет', refusal(404, refusals.notFound.code, refusals.notFound.text)),
        closed: said('превышен лимит', refusal(403, refusals.taxLocked.code, refusals.taxLocked.text)),
        ...commandAnswers,
      },
      pendingWithdrawal,
    ),
    renewAfterPayout: call(balanceActors, 'renewUser', person),
    renewAfterRefusal: call(balanceActors, 'renewUser', person),
  },
  act: {
    reload: { by: 'app', why: 'the points have changed, or the tab is looked at again' },
    retry: (ui) => ui.click('button', 'Повторить: баланс'),
    'cards.known': { by: 'app', why: 'the list of cards is a flow of its own' },
    'person.changed': { by: 'app', why: 'the session knows the profile that the desk or another tab has changed' },
    'form.change': async (ui, { patch }) => {
      if (patch.card !== undefined) await ui.click('radio', '2200 **** **** 4242')
      if (patch.amount !== undefined) await ui.fill(AMOUNT, patch.amount)
    },
    'form.blur': (ui) => ui.leave(AMOUNT),
    all: (ui) => ui.click('radio', /^(?:Всё, |Максимум )/),
    submit: (ui) => ui.click('button', BUTTON),
    ...questionActs({ keep: 'Отмена', confirm: 'Вывести', check: 'Проверить баланс и историю' }),
    back: (ui) => ui.click('button', 'Назад'),
  },
  states,
})
