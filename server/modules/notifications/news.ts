import { formatInstant, formatInstantDay } from '../../../src/domain/dates.ts'
import { formatPoints, toPoints } from '../../../src/domain/money.ts'
import { RECEIPT_FIELDS, REGISTER_AGAIN } from '../../../src/domain/sale-fate.ts'
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

const ofProfile = (subject: string, label: string, body: string, link: string): Told => ({
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
    return ofSale(sale, 'Чек не подтверждён', `${reason}. ${REGISTER_AGAIN}`)
  },
  reserveEnding: ({ sale, until }) =>
    ofSale(
      sale,
      'Резерв заканчивается',
      `резерв до ${formatInstant(until.toISOString())}. Подтвердите продажу чеком или снимите его`,
    ),
  reserveEnded: ({ sale }) => ofSale(sale, 'Резерв закончился', 'срок истёк, номер снова свободен'),
  innAccepted: ({ checkId }) => ofProfile(checkId, 'ИНН подтверждён', 'Налоговая служба подтвердила ваш ИНН', PROFILE),
  innRefused: ({ checkId }) =>
    ofProfile(checkId, 'ИНН не подтверждён', 'Проверьте номер в профиле и сохраните его ещё раз', PROFILE_FORM),
  profileApproved: ({ version }) =>
    ofProfile(String(version), 'Профиль подтверждён', 'Все данные приняты, можно выводить баллы', PROFILE),
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
}

/** What a person reads about an event. */
export const wordsOf = (news: News): Told => (WORDS[news.event] as (facts: News) => Told)(news)
