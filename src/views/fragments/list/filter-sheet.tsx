import { useRef } from 'react'
import { saleStatusSign, saleStatusTone } from '../../../domain/sales/sale-status.ts'
import { hasMore } from '../../../machines/fragments/list/rows.ts'
import { isAmongLoaded } from '../../../machines/fragments/list/selectors.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { StatusWord } from '../../../ui/content/status-word.tsx'
import { Checkbox } from '../../../ui/fields/checkbox.tsx'
import { Chips } from '../../../ui/fields/chips.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { useSend } from '../../kit/use-send.ts'
import { countsOf, statusesOf, tickedOf } from './chosen-groups.ts'
import { PeriodChoice } from './period-choice.tsx'
import type { ListLook, ListPartProps } from './types.ts'
import styles from './filter-sheet.module.css'

type Props<Row extends { id: string }, Id extends string> = ListPartProps<Row, Id> & {
  look: ListLook<Row, Id>
  shown: number
  isOpen: boolean
  onClose: () => void
}

type PartProps<Row extends { id: string }, Id extends string> = Omit<Props<Row, Id>, 'shown' | 'isOpen' | 'onClose'>

const Statuses = <Row extends { id: string }, Id extends string>({ actor, snapshot, look }: PartProps<Row, Id>) => {
  const send = useSend(actor)
  const { context } = snapshot
  const { groups, reader, factsOf } = look
  const ticked = tickedOf(groups, context.statuses)
  const counts = countsOf(groups, context, factsOf)
  const toggle = (label: string) =>
    send({
      type: 'filter.change',
      patch: {
        statuses: statusesOf(
          groups,
          groups.map((group) => group.label).filter((other) => (other === label) !== ticked.includes(other)),
        ),
      },
    })
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>Статусы</legend>
      {groups.map(({ label, statuses: [first] }, at) => (
        <Checkbox
          key={label}
          className={styles.status}
          checked={ticked.includes(label)}
          onCheckedChange={() => toggle(label)}
          label={
            <span className={styles.label}>
              <StatusWord tone={saleStatusTone(first, reader)} sign={saleStatusSign(first, reader)}>
                {label}
              </StatusWord>
              <span className={styles.count}>{counts[at]}</span>
            </span>
          }
        />
      ))}
      {context.counts === null && hasMore(context) && <p className={styles.note}>Посчитаны только загруженные строки</p>}
    </fieldset>
  )
}

const Sorts = <Row extends { id: string }, Id extends string>({ actor, snapshot, look }: PartProps<Row, Id>) => {
  const send = useSend(actor)
  const { sort } = snapshot.context
  const current = look.sorts.find((one) => one.sort?.by === sort?.by && one.sort?.direction === sort?.direction)
  return (
    <Chips
      label="Порядок"
      options={look.sorts.map(({ label }) => ({ value: label, label }))}
      value={current?.label ?? null}
      disabled={!snapshot.can({ type: 'sort.change', by: look.dayColumn })}
      onValueChange={(label) => send({ type: 'sort.change', by: null, ...look.sorts.find((one) => one.label === label)?.sort })}
    />
  )
}

/** «Показать 47»: of all rows where the server counts them, else of the loaded ones. A search is not counted. */
const showText = <Row extends { id: string }, Id extends string>(
  { context }: ListPartProps<Row, Id>['snapshot'],
  shown: number,
): string => {
  const found = isAmongLoaded(context) ? shown : (context.total ?? (hasMore(context) ? null : shown))
  return found === null || context.statuses?.length === 0 ? 'Показать' : `Показать ${found}`
}

/** Statuses, period and order of a phone's list in one window. Each choice works at once; the last button closes it. */
export const FilterSheet = <Row extends { id: string }, Id extends string>(props: Props<Row, Id>) => {
  const { isOpen, onClose, shown, ...part } = props
  const { actor, snapshot } = part
  const send = useSend(actor)
  const { context } = snapshot
  const way = useRef<HTMLButtonElement>(null)
  /** Without a choice there is nothing to reset: the focus goes to the way out. */
  const reset = () => {
    way.current?.focus()
    send({ type: 'filter.reset' })
  }
  const isWaiting = snapshot.matches('loading') || snapshot.matches('pausing')
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title="Фильтр и сортировка"
      footer={
        <div className={styles.foot}>
          <Button disabled={!snapshot.can({ type: 'filter.reset' })} onClick={reset}>
            Сбросить
          </Button>
          <Button ref={way} variant="primary" onClick={onClose}>
            {isWaiting ? 'Показать' : showText(snapshot, shown)}
          </Button>
        </div>
      }
    >
      <div className={styles.parts}>
        <Statuses {...part} />
        <PeriodChoice
          period={context.period}
          today={context.today}
          onChange={(period) => send({ type: 'filter.change', patch: { period } })}
        />
        <Sorts {...part} />
      </div>
    </Dialog>
  )
}
