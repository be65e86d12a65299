import { formatInstant, formatInstantDay } from '../../../src/domain/dates/dates.ts'
import { toPoints } from '../../../src/domain/money/money.ts'
import { dayAndMonth, groupedPan, PAYOUT_REASONS, rubles } from '../../../src/domain/money/payout.ts'
import type { PayoutReason } from '../../../src/domain/money/payout.ts'
import { refusals } from '../../../src/domain/texts/refusals.ts'
import { RECEIPT_FIELDS, REPAIR_RECEIPT } from '../../../src/domain/sales/sale-fate.ts'
import type { ReceiptField } from '../../../src/domain/sales/sale-fate.ts'
import { listShowing } from '../../../src/domain/serials/serial.ts'
import { counted, formOf } from '../../../src/domain/texts/plural.ts'
import { pointsText } from '../../../src/domain/money/points-text.ts'
import type { NewsEvent, PushTopic, Side } from '../../kernel/database/sets.ts'

/** The sale or the own tool that a person is told about. Nobody's name belongs here: another person may read it (E22). */
export interface ToldSale {
  id: string
  side: Side
  sn: string
  /** Null for a serial that is not in the base. */
  modelName: string | null
  picture: string | null
}

/** The document that a person is told about; the person's own, or the other side's. */
export interface ToldInvoice {
  id: string
  side: Side
  upd: string
}

/** The payout that a person is told about. */
export interface ToldPayout {
  id: string
  /** Kopecks. */
  amount: number
  pan: string
}

/** What each event knows beside the person. */
interface Facts {
  /** Points in kopecks. */
  receiptAccepted: { sale: ToldSale; points: number; guaranteeExpire: Date | null }
  /** Null where the tax service knows no such receipt. */
  receiptRefused: { sale: ToldSale; disagreed: ReceiptField | null }
  reserveEnding: { sale: ToldSale; until: Date }
  reserveEnded: { sale: ToldSale }
  /** By the number of the check: a new number of a person is a new event. */
  innAccepted: { checkId: string }
  innRefused: { checkId: string }
  /** By the number of the decision in the audit; the reason in the words of the desk. So for points. */
  innApproved: { change: string }
  innRejected: { change: string; reason: string }
  /** By the version of the profile: it may cease to be complete, and be completed again. */
  profileApproved: { version: number }
  /** To the administrator of the point. Who asks stands in the list of applications alone. */
  joinRequested: { requestId: string; pointName: string }
  joinApproved: { requestId: string; pointName: string }
  joinRejected: { requestId: string; pointName: string }
  pointApproved: { change: string; pointName: string }
  pointRefused: { change: string; pointName: string; reason: string }
  /** By the number of the change in the audit: rights may come and go more than once. */
  rightsReceived: { change: string; pointName: string }
  excluded: { change: string; pointName: string }
  invoiceRegistered: { invoice: ToldInvoice; isOwn: boolean }
  saleApproved: { sale: ToldSale; points: number; guaranteeExpire: Date | null }
  /** The reason in the words of the desk. */
  saleRefused: { sale: ToldSale; reason: string }
  /** By the number of the decision in the audit: a document is decided in pieces. The other side hears of it without points and reason. */
  invoiceApproved: { change: string; invoice: ToldInvoice; tools: number; points: number; isOwn: boolean }
  invoiceRefused: { change: string; invoice: ToldInvoice; tools: number; reason: string; isOwn: boolean }
  /** `pan` is masked, here and below. */
  cardAdded: { cardId: string; pan: string }
  payoutSent: { payout: ToldPayout; until: Date }
  payoutSettled: { payout: ToldPayout }
  payoutReturned: { payout: ToldPayout; reason: PayoutReason }
  /** `left` in kopecks; told once a year. */
  taxLimitNear: { year: number; left: number }
  /** By the number of the change in the audit: a lock may be lifted and set again. */
  taxLocked: { change: string }
  /** By the number of the sign-in in the audit. */
  newDevice: { change: string; browser: string }
  /** By the first unread answer: several are told once. The words stay in the chat. */
  chatAnswered: { messageId: string }
}

/** Something that a person is told of. */
export type News = { [Event in NewsEvent]: { event: Event } & Facts[Event] }[NewsEvent]

/** What a notification says. */
export interface Told {
  /** What it happened to: the person is told once of an event of a subject. */
  subject: string
  label: string
  body: string
  img: string | null
  /** A path of the portal. */
  link: string
}

const PROFILE = '/profile/user'
const DEVICES = '/profile/user?sub=devices'
const PROFILE_FORM = '/profile/user?sub=user-form'
const POINT = '/profile/point'
const SELLERS = '/sellers'
const REQUESTS = '/sellers-requests'
const BALANCE = '/balance'
const CHAT = '/chat'

/** The row in the list of its side. */
const rowOf = ({ side, sn }: ToldSale): string => listShowing(side === 'seller' ? '/sales' : '/user-tools', sn)

/** «Дрель-шуруповёрт ДШ-18, № 100.00001: text». */
const ofSale = (sale: ToldSale, label: string, text: string): Told => ({
  subject: sale.id,
  label,
  body: `${sale.modelName ?? 'Инструмент'}, № ${sale.sn}: ${text}`,
  img: sale.picture,
  link: rowOf(sale),
})

/** What happened to a person's profile, point or rights. */
const ofPerson = (subject: string, label: string, body: string, link: string): Told => ({
  subject,
  label,
  body,
  img: null,
  link,
})

const lowerFirst = (text: string): string => text.slice(0, 1).toLowerCase() + text.slice(1)

const TOOLS = { one: 'инструмент', few: 'инструмента', many: 'инструментов' }
const APPROVED = { one: 'подтверждён', few: 'подтверждено', many: 'подтверждено' }
const LEGAL_TOOL = '/legal-entity-tool'

/** The list in which the tools of a document stand, for its owner or for the other side. */
const listOf = ({ side }: ToldInvoice, isOwn: boolean): string => ((side === 'seller') === isOwn ? '/sales' : '/user-tools')

/** «УПД или ТН № 15: text». */
const ofInvoice = (subject: string, invoice: ToldInvoice, isOwn: boolean, label: string, text: string): Told => ({
  subject,
  label,
  body: `УПД или ТН № ${invoice.upd}: ${text}`,
  img: null,
  link: listOf(invoice, isOwn),
})

/** «подтверждено 3 инструмента». */
const approvedText = (tools: number): string => `${formOf(tools, APPROVED)} ${counted(tools, TOOLS)}`

/** «500 ₽ на карту 2200 •••• •••• 4242». */
const ofPayout = ({ id, amount, pan }: ToldPayout, label: string, verb: string, text: string): Told =>
  ofPerson(id, label, `${rubles(amount)} ${verb}на карту ${groupedPan(pan)}${text}`, BALANCE)

const chargedText = (kopecks: number): string => `начислено ${pointsText(toPoints(kopecks))}`

/** What a finished registration brings. */
const gainedText = ({ sale, points, guaranteeExpire }: Facts['receiptAccepted']): string => {
  const parts = [
    ...(points > 0 ? [chargedText(points)] : []),
    ...(sale.side === 'buyer' && guaranteeExpire ? [`гарантия до ${formatInstantDay(guaranteeExpire.toISOString())}`] : []),
  ]
  return parts.join(', ') || 'зарегистрировано'
}

/** The words of every event: the only place that has them. */
const WORDS: { [Event in NewsEvent]: (facts: Facts[Event]) => Told } = {
  receiptAccepted: (facts) => ofSale(facts.sale, 'Чек проверен', gainedText(facts)),
  receiptRefused: ({ sale, disagreed }) => {
    const reason = disagreed === null ? 'налоговая служба не нашла такой чек' : `не совпадает ${RECEIPT_FIELDS[disagreed]}`
    return ofSale(sale, 'Чек не подтверждён', `${reason}. ${REPAIR_RECEIPT}`)
  },
  reserveEnding: ({ sale, until }) =>
    ofSale(
      sale,
      'Резерв заканчивается',
      `резерв до ${formatInstant(until.toISOString())}. Подтвердите продажу чеком или снимите его`,
    ),
  reserveEnded: ({ sale }) => ofSale(sale, 'Резерв закончился', 'срок истёк, номер снова свободен'),
  innAccepted: ({ checkId }) => ofPerson(checkId, 'ИНН подтверждён', 'Налоговая служба подтвердила ваш ИНН', PROFILE),
  innRefused: ({ checkId }) =>
    ofPerson(checkId, 'ИНН не подтверждён', 'Проверьте номер в профиле и сохраните его ещё раз', PROFILE_FORM),
  innApproved: ({ change }) => ofPerson(change, 'ИНН подтверждён', 'Мы проверили ваш ИНН вручную и подтвердили его', PROFILE),
  innRejected: ({ change, reason }) => ofPerson(change, 'ИНН не подтверждён', reason, PROFILE_FORM),
  profileApproved: ({ version }) =>
    ofPerson(String(version), 'Профиль подтверждён', 'Все данные приняты, можно выводить баллы', PROFILE),
  joinRequested: ({ requestId, pointName }) =>
    ofPerson(requestId, 'Новая заявка', `Продавец просит присоединиться к точке «${pointName}»`, REQUESTS),
  joinApproved: ({ requestId, pointName }) =>
    ofPerson(requestId, 'Заявка принята', `Вы продавец точки «${pointName}», можно регистрировать продажи`, POINT),
  joinRejected: ({ requestId, pointName }) =>
    ofPerson(requestId, 'Заявка отклонена', `Администратор точки «${pointName}» отклонил вашу заявку`, POINT),
  pointApproved: ({ change, pointName }) =>
    ofPerson(change, 'Точка подтверждена', `Вы администратор точки «${pointName}», можно регистрировать продажи`, POINT),
  pointRefused: ({ change, pointName, reason }) => ofPerson(change, 'Точка не подтверждена', `«${pointName}»: ${reason}`, POINT),
  rightsReceived: ({ change, pointName }) =>
    ofPerson(change, 'Вам передали права', `Теперь вы администратор точки «${pointName}»`, SELLERS),
  excluded: ({ change, pointName }) =>
    ofPerson(change, 'Вас исключили из точки', `Вы больше не продавец точки «${pointName}». Продажи и баллы остаются`, POINT),
  invoiceRegistered: ({ invoice, isOwn }) => {
    if (isOwn) return ofInvoice(invoice.id, invoice, true, 'Документ принят', 'инструменты проверяют, о решении сообщим')
    if (invoice.side === 'buyer')
      return ofInvoice(
        invoice.id,
        invoice,
        false,
        'Покупатель добавил инструменты',
        'компания зарегистрировала то, что вы продали',
      )
    const told = ofInvoice(invoice.id, invoice, false, 'Вам продали инструменты', 'добавьте их к своим, чтобы получить гарантию')
    return { ...told, link: LEGAL_TOOL }
  },
  saleApproved: (facts) => ofSale(facts.sale, 'Проверка пройдена', gainedText(facts)),
  saleRefused: ({ sale, reason }) => ofSale(sale, 'Отказано при проверке', reason),
  invoiceApproved: ({ change, invoice, tools, points, isOwn }) => {
    const gained = isOwn && points > 0 ? `, ${chargedText(points)}` : ''
    return ofInvoice(change, invoice, isOwn, 'Проверка пройдена', approvedText(tools) + gained)
  },
  invoiceRefused: ({ change, invoice, tools, reason, isOwn }) => {
    const why = isOwn ? `: ${reason}` : ''
    return ofInvoice(change, invoice, isOwn, 'Отказано при проверке', `не ${approvedText(tools)}${why}`)
  },
  cardAdded: ({ cardId, pan }) =>
    ofPerson(cardId, 'Карта добавлена', `Баллы можно выводить на карту ${groupedPan(pan)}`, BALANCE),
  payoutSent: ({ payout, until }) => ofPayout(payout, 'Вывод отправлен в банк', '', ` придут до ${dayAndMonth(until.getTime())}`),
  payoutSettled: ({ payout }) => ofPayout(payout, 'Деньги зачислены', 'пришли ', ''),
  payoutReturned: ({ payout, reason }) =>
    ofPayout(payout, 'Вывод не прошёл', '', `: ${lowerFirst(PAYOUT_REASONS[reason])}. Баллы вернулись`),
  taxLimitNear: ({ year, left }) =>
    ofPerson(String(year), 'Скоро годовой лимит выплат', `В ${year} году можно вывести ещё ${rubles(left)}`, BALANCE),
  taxLocked: ({ change }) => ofPerson(change, 'Вывод средств недоступен', refusals.taxLocked.text, BALANCE),
  newDevice: ({ change, browser }) =>
    ofPerson(
      change,
      'Вход с нового устройства',
      `${browser}. Если это не вы, завершите этот сеанс и запросите новый пароль`,
      DEVICES,
    ),
  chatAnswered: ({ messageId }) => ofPerson(messageId, 'Ответ поддержки', 'Вам ответили в чате', CHAT),
}

/** The topic under which a browser hears of an event. */
export const TOPIC_OF: Record<NewsEvent, PushTopic> = {
  receiptAccepted: 'sale',
  receiptRefused: 'sale',
  reserveEnding: 'reserve',
  reserveEnded: 'reserve',
  innAccepted: 'profile',
  innRefused: 'profile',
  innApproved: 'profile',
  innRejected: 'profile',
  profileApproved: 'profile',
  joinRequested: 'team',
  joinApproved: 'team',
  joinRejected: 'team',
  pointApproved: 'team',
  pointRefused: 'team',
  rightsReceived: 'team',
  excluded: 'team',
  invoiceRegistered: 'sale',
  saleApproved: 'sale',
  saleRefused: 'sale',
  invoiceApproved: 'sale',
  invoiceRefused: 'sale',
  cardAdded: 'money',
  payoutSent: 'money',
  payoutSettled: 'money',
  payoutReturned: 'money',
  taxLimitNear: 'money',
  taxLocked: 'money',
  newDevice: 'profile',
  chatAnswered: 'profile',
}

/** What a person reads about an event. */
export const wordsOf = (news: News): Told => (WORDS[news.event] as (facts: News) => Told)(news)
