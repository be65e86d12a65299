import { IconButton } from '../actions/icon-button.tsx'
import { ChevronDown, ChevronLeft, ChevronRight, ChevronUp } from '../base/icons.ts'
import styles from './calendar.module.css'

export type Step = { label: string; disabled: boolean; onClick: () => void }

export type CalendarHeadProps = {
  /** «ноябрь 2026»: opens the next larger page. */
  title: string
  titleLabel: string
  onTitle: () => void
  /** The larger page is open: the title leads back. */
  opened?: boolean
  previous?: Step
  next?: Step
}

/** The line above the grid: back, title, forward. */
export const CalendarHead = ({ title, titleLabel, onTitle, opened = false, previous, next }: CalendarHeadProps) => (
  <div className={styles.head}>
    {previous && <IconButton {...previous} icon={<ChevronLeft />} />}
    <button type="button" className={styles.title} aria-label={titleLabel} onClick={onTitle}>
      {title}
      {opened ? <ChevronUp /> : <ChevronDown />}
    </button>
    {next && <IconButton {...next} icon={<ChevronRight />} />}
  </div>
)
