import type { ReactNode } from 'react'
import { cx } from '../base/cx.ts'
import { Bookmark, CircleCheck, CircleX, Clock, Eye, Minus } from '../base/icons.ts'
import styles from './status-word.module.css'

const SIGNS = { check: CircleCheck, cross: CircleX, clock: Clock, eye: Eye, bookmark: Bookmark, none: Minus }

export type StatusWordProps = {
  tone: 'success' | 'danger' | 'progress' | 'neutral'
  sign: keyof typeof SIGNS
  children: ReactNode
}

/** The state of a row in a list: a sign, a word and a colour, without the badge's box, which is noise where every row has one. */
export const StatusWord = ({ tone, sign, children }: StatusWordProps) => {
  const Sign = SIGNS[sign]
  return (
    <span className={cx(styles.status, styles[tone])}>
      <Sign />
      {children}
    </span>
  )
}
