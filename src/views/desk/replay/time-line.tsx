import { divergenceAt, lastOf, timeMarks } from '../../../machines/desk/replay/selectors.ts'
import type { ReplayContext } from '../../../machines/desk/replay/types.ts'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { cx } from '../../../ui/base/cx.ts'
import { Pause, Play, SkipBack, SkipForward, StepBack, StepForward } from '../../../ui/base/icons.ts'
import { clockOf, pauseWords, stepText } from './moment-words.ts'
import styles from './replay.module.css'

interface Props {
  context: ReplayContext
  isPlaying: boolean
  /** Null where nothing can be played. */
  onPlay: (() => void) | null
  onPause: () => void
  onGo: (to: number) => void
}

const percent = (part: number): string => `${(part * 100).toFixed(2)}%`

const Buttons = ({ context, isPlaying, onPlay, onPause, onGo }: Props) => (
  <div className={styles.buttons}>
    <IconButton label="В начало" icon={<SkipBack />} onClick={() => onGo(0)} />
    <IconButton label="Шаг назад" icon={<StepBack />} onClick={() => onGo(context.at - 1)} />
    {isPlaying ? (
      <IconButton className={styles.play} label="Остановить" icon={<Pause />} onClick={onPause} />
    ) : (
      <IconButton className={styles.play} label="Играть" icon={<Play />} disabled={onPlay === null} onClick={() => onPlay?.()} />
    )}
    <IconButton label="Шаг вперёд" icon={<StepForward />} onClick={() => onGo(context.at + 1)} />
    <IconButton label="В конец" icon={<SkipForward />} onClick={() => onGo(lastOf(context))} />
  </div>
)

/** The steps in time: pauses are drawn to scale, and long ones are squeezed and told. */
export const TimeLine = (props: Props) => {
  const { context, onGo } = props
  const { opened, at } = context
  const steps = opened?.steps ?? []
  const marks = timeMarks(steps)
  return (
    <div className={styles.line}>
      <Buttons {...props} />
      <div className={styles.track} role="group" aria-label="Ход записи">
        <div className={styles.rail}>
          <div className={styles.done} style={{ width: percent(marks[at]?.place ?? 0) }} />
        </div>
        {steps.map((step, index) => (
          <button
            key={step.line}
            type="button"
            tabIndex={index === at ? 0 : -1}
            className={cx(
              styles.dot,
              index <= at && styles.passed,
              (step.isProblem || divergenceAt(context, index) !== null) && styles.cornered,
            )}
            style={{ left: percent(marks[index]?.place ?? 0) }}
            aria-label={`Событие ${index + 1}: ${stepText(step)}`}
            aria-current={index === at ? 'step' : undefined}
            onClick={() => onGo(index)}
          />
        ))}
        {marks.map(
          ({ gap }, index) =>
            gap !== null && (
              <span key={steps[index]?.line} className={styles.gap} style={{ left: percent(gap.place) }}>
                {pauseWords(gap.pause)}
              </span>
            ),
        )}
      </div>
      <p className={styles.where}>
        <b>
          шаг {at + 1} из {steps.length}
        </b>
        <span>{clockOf(steps[at]?.at ?? 0)} от начала</span>
      </p>
    </div>
  )
}
