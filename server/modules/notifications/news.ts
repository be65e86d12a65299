import { formatInstant, formatInstantDay } from '../../../src/domain/dates.ts'
import { formatPoints, toPoints } from '../../../src/domain/money.ts'
import { RECEIPT_FIELDS, REPAIR_RECEIPT } from '../../../src/domain/sale-fate.ts'
import type { ReceiptField } from '../../../src/domain/sale-fate.ts'
import { listShowing } from '../../../src/domain/serial.ts'
import { pointsWord } from '../../../src/domain/points-text.ts'
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
  /** By the version of the profile: it may cease to be complete, and be completed again. */
  profileApproved: { version: number }
  /** To the administrator of the point. Who asks stands in the list of applications alone. */
  joinRequested: { requestId: string; pointName: string }
  joinApproved: { requestId: string; pointName: string }
  joinRejected: { requestId: string; pointName: string }
  /** By the number of the change in the audit: rights may come and go more than once. */
  rightsReceived: { change: string; pointName: string }
  excluded: { change: string; pointName: string }
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
const PROFILE_FORM = '/profile/user?sub=user-form'
const POINT = '/profile/point'
const SELLERS = '/sellers'
const REQUESTS = '/sellers-requests'

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

const pointsText = (kopecks: number): string => {
  const points = toPoints(kopecks)
  return `начислено ${formatPoints(points)} ${pointsWord(points)}`
}

/** The words of every event: the only place that has them. */
const WORDS: { [Event in NewsEvent]: (facts: Facts[Event]) => Told } = {
  receiptAccepted: ({ sale, points, guaranteeExpire }) => {
    const parts = [
      ...(points > 0 ? [pointsText(points)] : []),
      ...(sale.side === 'buyer' && guaranteeExpire ? [`гарантия до ${formatInstantDay(guaranteeExpire.toISOString())}`] : []),
    ]
    return ofSale(sale, 'Чек проверен', parts.join(', ') || 'зарегистрировано')
  },
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
  profileApproved: ({ version }) =>
    ofPerson(String(version), 'Профиль подтверждён', 'Все данные приняты, можно выводить баллы', PROFILE),
  joinRequested: ({ requestId, pointName }) =>
    ofPerson(requestId, 'Новая заявка', `К точке «${pointName}» просит присоединиться продавец`, REQUESTS),
  joinApproved: ({ requestId, pointName }) =>
    ofPerson(requestId, 'Заявка принята', `Вы продавец точки «${pointName}», можно регистрировать продажи`, POINT),
  joinRejected: ({ requestId, pointName }) =>
    ofPerson(requestId, 'Заявка отклонена', `Администратор точки «${pointName}» отклонил вашу заявку`, POINT),
  rightsReceived: ({ change, pointName }) =>
    ofPerson(change, 'Вам передали права', `Теперь вы администратор точки «${pointName}»`, SELLERS),
  excluded: ({ change, pointName }) =>
    ofPerson(change, 'Вас исключили из точки', `Вы больше не продавец точки «${pointName}». Продажи и баллы остаются`, POINT),
}

/** The topic under which a browser hears of an event. */
export const TOPIC_OF: Record<NewsEvent, PushTopic> = {
  receiptAccepted: 'sale',
  receiptRefused: 'sale',
  reserveEnding: 'reserve',
  reserveEnded: 'reserve',
  innAccepted: 'profile',
  innRefused: 'profile',
  profileApproved: 'profile',
  joinRequested: 'profile',
  joinApproved: 'profile',
  joinRejected: 'profile',
  rightsReceived: 'profile',
  excluded: 'profile',
}

/** What a person reads about an event. */
export const wordsOf = (news: News): Told => (WORDS[news.event] as (facts: News) => Told)(news)
