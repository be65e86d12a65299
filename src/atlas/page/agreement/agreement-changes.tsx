/** What changed since the signed version, with the screens of both sides; where no release keeps that version, with its words. */
import { useMemo } from 'react'
import { Link } from '../../../ui/actions/link.tsx'
import { Checkbox } from '../../../ui/fields/checkbox.tsx'
import type { PartChange, Parting, Since, TextChange } from '../../agreement/changes.ts'
import type { FlowRecord } from '../../agreement/lines.ts'
import { quotesOf, someOf } from '../../agreement/quote.ts'
import { KIND_TEXTS } from '../../agreement/say.ts'
import type { VoidBy } from '../../agreement/verdict.ts'
import type { Change } from '../../chart/changes.ts'
import { nameOfCase } from '../data/cases.ts'
import { stateHref } from '../base/place.ts'
import { linesOf } from '../base/facts.tsx'
import { screenOf } from '../data/agreement.ts'
import { CHANGE_KINDS, saidOf } from '../data/change-words.ts'
import type { LoadStill } from '../../chart/stills.ts'
import { cutFor, wayParts } from '../data/variants.ts'
import { ChangeFacts } from '../screens/change-facts.tsx'
import { ChangeScreens, type LoadFlow } from '../screens/change-screens.tsx'
import { DEVICES } from '../screens/device.ts'
import { ScreenFrame } from '../screens/screen-frame.tsx'
import styles from './agreement-changes.module.css'

const [PHONE] = DEVICES

interface Side {
  title: string
  lines: readonly string[]
  none: string
}

const Words = ({ title, lines, none }: Side) => (
  <div>
    <p className={styles.label}>{title}</p>
    {linesOf(quotesOf(lines)) ?? <p className={styles.quiet}>{none}</p>}
  </div>
)

const Screen = ({ record, config, title }: { record: FlowRecord; config: number; title: string }) => {
  const { chart, walks } = record
  const show = useMemo(() => ({ type: 'show' as const, flow: chart.flow, ...cutFor(walks, config) }), [chart, walks, config])
  const leaf = walks.configs[config]?.state.split('+')[0] ?? ''
  return (
    <>
      <figure className={styles.screen}>
        {PHONE && <ScreenFrame device={PHONE} title={title} show={show} isTouchable={false} />}
        <figcaption className={styles.quiet}>
          Экран сейчас. <Link href={stateHref(chart.flow, leaf, nameOfCase(walks, config))}>Пройти самому</Link>
        </figcaption>
      </figure>
      <div>
        <p className={styles.label}>Кратчайший путь сюда</p>
        <ol className={styles.way}>
          {wayParts(walks, config).map(({ text }, at) => (
            // One event may be taken twice in a row.
            // eslint-disable-next-line react/no-array-index-key
            <li key={at}>{text}</li>
          ))}
        </ol>
      </div>
    </>
  )
}

const titleOf = ({ gone, come }: TextChange): string => {
  const what = gone.length === 0 ? 'Появился текст' : come.length === 0 ? 'Текста больше нет' : 'Текст изменён'
  return `${what}: ${someOf(quotesOf(come.length > 0 ? come : gone), 1)}`
}

const TextCard = ({ record, change }: { record: FlowRecord; change: TextChange }) => {
  const config = useMemo(() => screenOf(record, change), [record, change])
  return (
    <div className={styles.body}>
      <div className={styles.sides}>
        <Words title="Было в подписанной версии" lines={change.gone} none="Такого текста не было" />
        <Words title="Стало" lines={change.come} none="Текста больше нет" />
        <div>
          <p className={styles.label}>Где</p>
          {linesOf(change.places)}
        </div>
      </div>
      {config === null ? (
        <p className={styles.quiet}>Такого экрана больше нет.</p>
      ) : (
        <Screen record={record} config={config} title={titleOf(change)} />
      )}
    </div>
  )
}

const PartCard = ({ gone, come }: PartChange) => (
  <div className={styles.sides}>
    <div>
      <p className={styles.label}>Было в подписанной версии</p>
      {linesOf(gone) ?? <p className={styles.quiet}>Ничего</p>}
    </div>
    <div>
      <p className={styles.label}>Стало</p>
      {linesOf(come) ?? <p className={styles.quiet}>Ничего</p>}
    </div>
  </div>
)

/** A change as the diff tells it, with the screens of both sides. */
const DiffCard = ({ since, change, ...load }: { since: Since; change: Change; loadFlow: LoadFlow; loadStill: LoadStill }) => (
  <div className={styles.diff}>
    <ChangeFacts change={change} />
    {(change.old ?? change.new) && (
      <ChangeScreens flow={since.changes} change={change} versions={{ old: since.release, new: '' }} {...load} />
    )}
  </div>
)

const PartingCard = ({ way, before, after }: Parting) => (
  <div className={styles.sides}>
    <Words title="Было в подписанной версии" lines={[before]} none="" />
    <Words title="Стало" lines={[after]} none="" />
    <div>
      <p className={styles.label}>Кратчайший путь сюда</p>
      {linesOf(way)}
    </div>
  </div>
)

type Card =
  | { kind: 'diff'; since: Since; change: Change }
  | { kind: 'text'; change: TextChange }
  | { kind: 'part'; change: PartChange }
  | { kind: 'parting'; change: Parting }

/** What the diff says by itself, in more detail than the lines. */
const OF_SCREENS: ReadonlySet<string> = new Set(['экран', 'после', 'эффект'])

/** The lines are what was signed, so all of them are told; the diff takes the place of those that it has found too. */
const cardsOf = ({ changes }: VoidBy, since: Since | null): Card[] => {
  if (!changes) return []
  const told = since?.changes.changes ?? []
  const hasTexts = told.some(({ kind }) => kind === 'text')
  const hasWays = told.some(({ kind }) => kind === 'target' || kind === 'right')
  return [
    ...(since ? told.map((change): Card => ({ kind: 'diff', since, change })) : []),
    ...(hasTexts ? [] : changes.texts.map((change): Card => ({ kind: 'text', change }))),
    ...changes.parts.flatMap((change): Card[] =>
      told.length > 0 && OF_SCREENS.has(change.kind) ? [] : [{ kind: 'part', change }],
    ),
    ...(changes.parting && !hasWays ? [{ kind: 'parting', change: changes.parting } as const] : []),
  ]
}

const diffTitle = ({ kind, before, after }: Change): string =>
  [CHANGE_KINDS[kind], ...[...after, ...before].slice(0, 1).map((text) => saidOf(kind, text))].join(': ')

const cardTitle = (card: Card): string => {
  if (card.kind === 'diff') return diffTitle(card.change)
  if (card.kind === 'text') return titleOf(card.change)
  return card.kind === 'part' ? KIND_TEXTS[card.change.kind] : 'Событие ведёт в другое место'
}

/** How many cards there are: all of them must have been seen before somebody signs. */
export const countChanges = (change: VoidBy, since: Since | null): number => cardsOf(change, since).length

interface Props {
  record: FlowRecord
  change: VoidBy
  since: Since | null
  loadFlow: LoadFlow
  loadStill: LoadStill
  /** The numbers of the changes that the reader has ticked. */
  seen: ReadonlySet<number>
  onSee: (at: number, isSeen: boolean) => void
}

const Content = ({ card, record, ...load }: Pick<Props, 'record' | 'loadFlow' | 'loadStill'> & { card: Card }) => {
  if (card.kind === 'diff') return <DiffCard since={card.since} change={card.change} {...load} />
  if (card.kind === 'text') return <TextCard record={record} change={card.change} />
  return card.kind === 'part' ? <PartCard {...card.change} /> : <PartingCard {...card.change} />
}

export const AgreementChanges = ({ record, change, since, seen, onSee, ...load }: Props) => {
  const cards = useMemo(() => cardsOf(change, since), [change, since])
  if (cards.length === 0)
    return <p>Сценарий изменился после подписи. Чем, сказать нельзя: подписанное содержание не сохранено рядом с подписью.</p>
  return (
    <>
      {!since && (
        <p className={styles.quiet}>
          Картинок подписанной версии нет: ни один выпуск с её содержанием их не хранит. Как было, показано словами.
        </p>
      )}
      {cards.map((card, at) => (
        // The cards of one change keep their order.
        // eslint-disable-next-line react/no-array-index-key
        <section key={at} className={styles.card} aria-label={`${at + 1}. ${cardTitle(card)}`}>
          <div className={styles.head}>
            <span className={styles.number} aria-hidden="true">
              {at + 1}
            </span>
            <h3 className={styles.title}>{cardTitle(card)}</h3>
          </div>
          <Content card={card} record={record} {...load} />
          <div className={styles.foot}>
            <Checkbox label="Просмотрено" checked={seen.has(at)} onCheckedChange={(isSeen) => onSee(at, isSeen)} />
          </div>
        </section>
      ))}
    </>
  )
}
