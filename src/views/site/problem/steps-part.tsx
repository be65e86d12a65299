import { useState } from 'react'
import { stepsOf } from '../../../machines/site/problem/selectors.ts'
import type { ReportStep } from '../../../domain/support/report-step.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { cx } from '../../../ui/base/cx.ts'
import { X } from '../../../ui/base/icons.ts'
import { useSend } from '../../kit/use-send.ts'
import styles from './view.module.css'
import type { PartProps } from './types.ts'

/** Steps that are shown at first, the last of all: what failed is among them. */
const FIRST = 12

/** Milliseconds below which nobody has waited. */
const NO_PAUSE = 1_000
const SECOND = 1_000
const MINUTE = 60_000

const pauseText = (milliseconds: number): string => {
  if (milliseconds < NO_PAUSE) return ''
  if (milliseconds < MINUTE) return `+${Math.round(milliseconds / SECOND)} с`
  return `+${Math.round(milliseconds / MINUTE)} мин`
}

interface StepProps {
  step: ReportStep
  number: number
  isStruck: boolean
  isDisabled: boolean
  onStrike: () => void
  onRestore: () => void
}

const Step = ({ step, number, isStruck, isDisabled, onStrike, onRestore }: StepProps) => (
  <li className={cx(styles.step, styles[step.doer], step.isProblem && styles.problem, isStruck && styles.struck)}>
    <span className={styles.pause}>{pauseText(step.pause)}</span>
    <div className={styles.words}>
      <span className={styles.text}>{step.text}</span>
      {step.value !== '' && <span className={styles.value}>{step.value}</span>}
      {step.screen !== '' && <span className={styles.screen}>Экран: {step.screen}</span>}
    </div>
    {isStruck ? (
      <Button size="sm" variant="ghost" disabled={isDisabled} aria-label={`Вернуть шаг ${number}`} onClick={onRestore}>
        Вернуть
      </Button>
    ) : (
      <IconButton size="sm" icon={<X />} disabled={isDisabled} label={`Вычеркнуть шаг ${number}`} onClick={onStrike} />
    )}
  </li>
)

interface Numbered {
  step: ReportStep
  number: number
}

/** Steps in a row that the portal takes by itself stand together; each other step stands alone. */
const grouped = (steps: readonly Numbered[]): Numbered[][] => {
  const groups: Numbered[][] = []
  for (const one of steps) {
    const last = groups.at(-1)
    if (one.step.isBackground && last?.[0]?.step.isBackground === true) last.push(one)
    else groups.push([one])
  }
  return groups
}

/** Every step that would be sent, the last ones first in sight; a struck one stays in its place. */
export const StepsPart = ({ actor, snapshot }: PartProps) => {
  const send = useSend(actor)
  const [isWhole, setIsWhole] = useState(false)
  const [opened, setOpened] = useState<readonly number[]>([])
  const groups = grouped(stepsOf(snapshot).map((step, at) => ({ step, number: at + 1 })))
  const hidden = isWhole ? 0 : Math.max(groups.length - FIRST, 0)
  const { struck } = snapshot.context
  const row = ({ step, number }: Numbered) => (
    <Step
      key={step.line}
      step={step}
      number={number}
      isStruck={struck.includes(step.line)}
      isDisabled={!snapshot.matches('form')}
      onStrike={() => send({ type: 'step.strike', line: step.line })}
      onRestore={() => send({ type: 'step.restore', line: step.line })}
    />
  )
  const group = (steps: Numbered[]) => {
    const [first] = steps
    if (first === undefined) return null
    if (!first.step.isBackground || opened.includes(first.step.line)) return steps.map(row)
    return (
      <li key={first.step.line} className={cx(styles.step, styles.background)}>
        <span />
        <Button size="sm" variant="ghost" onClick={() => setOpened([...opened, first.step.line])}>
          Портал в фоне, шагов: {steps.length}
        </Button>
      </li>
    )
  }
  if (groups.length === 0) return <p className={styles.none}>В этой вкладке ещё ничего не записано: уйдут только ваши слова</p>
  return (
    <>
      {hidden > 0 && (
        <div className={styles.earlier}>
          <Button size="sm" variant="ghost" onClick={() => setIsWhole(true)}>
            Показать предыдущие шаги: {groups.slice(0, hidden).flat().length}
          </Button>
        </div>
      )}
      <ol className={styles.steps} aria-label="Шаги, которые уйдут">
        {groups.slice(hidden).map(group)}
      </ol>
      <p className={styles.legend}>
        Серым написано, чем заменены ваши данные: поддержка видит длину и вид, но не сами цифры и буквы
      </p>
    </>
  )
}
