import type { ReactNode } from 'react'
import { CircleHelp } from '../base/icons.ts'
import { IconButton } from '../actions/icon-button.tsx'
import { Tooltip } from './tooltip.tsx'
import styles from './tooltip.module.css'

export type TermProps = {
  /** «Универсальный передаточный документ» */
  text: ReactNode
  /** «УПД» */
  children: ReactNode
}

/** An abbreviation in text that shows its meaning. */
export const Term = ({ text, children }: TermProps) => (
  <Tooltip
    text={text}
    trigger={
      <button type="button" className={styles.term}>
        {children}
      </button>
    }
  />
)

export type HelpTipProps = {
  /** «Что такое УПД» */
  label: string
  text: ReactNode
}

/** A question mark with an explanation; at the end of a field's label line (`aside`). */
export const HelpTip = ({ label, text }: HelpTipProps) => (
  <Tooltip
    text={text}
    trigger={<IconButton size="sm" className={styles.help} label={label} title={undefined} icon={<CircleHelp />} />}
  />
)
