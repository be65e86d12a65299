import { useEffect, useRef } from 'react'
import type { ReportStep } from '../../../domain/support/report-step.ts'
import { divergenceAt, partingOf, stateWords } from '../../../machines/desk/replay/selectors.ts'
import type { ReplayContext } from '../../../machines/desk/replay/types.ts'
import { cx } from '../../../ui/base/cx.ts'
import { ArrowDownLeft, CircleX, Minus, Monitor, User } from '../../../ui/base/icons.ts'
import { Notice } from '../../../ui/content/notice.tsx'
import { clockOf, stepText } from './moment-words.ts'
import styles from './replay.module.css'

const Icon = ({ step: { doer, isProblem, isStruck } }: { step: ReportStep }) => {
  if (isStruck) return <Minus />
  if (isProblem) return <CircleX />
  return doer === 'person' ? <User /> : doer === 'server' ? <ArrowDownLeft /> : <Monitor />
}

/** Where this release goes another way than the one that has recorded. */
const Parting = ({ context }: { context: ReplayContext }) => {
  const parting = partingOf(context)
  if (parting === null) return null
  const { at, found } = parting
  const { machine, state, divergence } = found
  const now =
    divergence?.kind === 'elsewhere'
      ? stateWords(context, machine, divergence.state)
      : divergence?.kind === 'threw'
        ? 'Ошибка в самом портале'
        : 'Такого места больше нет'
  return (
    <div className={styles.parting}>
      <Notice tone="warning" title={`Событие ${at + 1}: портал ведёт себя иначе`} live>
        Запись сделана версией {context.opened?.release}, сейчас {context.frameRelease}. Дальше показываем то, что записано
      </Notice>
      <table className={styles.compared}>
        <thead>
          <tr>
            <th scope="col">В записи</th>
            <th scope="col">Сейчас</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>{stateWords(context, machine, state)}</td>
            <td>{now}</td>
          </tr>
        </tbody>
      </table>
    </div>
  )
}

interface Props {
  context: ReplayContext
  onGo: (to: number) => void
}

export const EventsPart = ({ context, onGo }: Props) => {
  const { opened, at, carried } = context
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    list.current?.children[at]?.scrollIntoView({ block: 'nearest' })
  }, [at])
  return (
    <>
      {carried !== null && carried.note !== '' && (
        <p className={styles.note}>
          <b>Словами человека:</b> «{carried.note}»
        </p>
      )}
      <Parting context={context} />
      <ol ref={list} className={styles.events} aria-label="События записи">
        {opened?.steps.map((step, index) => {
          const isParted = divergenceAt(context, index) !== null
          return (
            <li key={step.line}>
              <button
                type="button"
                className={cx(
                  styles.event,
                  index > at && styles.later,
                  step.isStruck && styles.struck,
                  (isParted || step.isProblem) && styles.parted,
                )}
                aria-current={index === at ? 'step' : undefined}
                onClick={() => onGo(index)}
              >
                <span className={styles.time}>{clockOf(step.at)}</span>
                <Icon step={step} />
                <span>
                  {isParted && 'Здесь разошлись: '}
                  {stepText(step)}
                  {step.screen !== '' && <span className={styles.screenWords}>Экран: {step.screen}</span>}
                </span>
              </button>
            </li>
          )
        })}
      </ol>
    </>
  )
}
