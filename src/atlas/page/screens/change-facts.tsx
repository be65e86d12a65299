/** A change in words: what each side has, where it was seen, and the shortest way to it. */
import type { Change } from '../../chart/changes.ts'
import { CHANGE_CAUSES, isOtherData, saidOf } from '../data/change-words.ts'
import styles from './change-facts.module.css'

const Texts = ({ sign, name, texts }: { sign: string; name: string; texts: readonly string[] }) =>
  texts.length === 0 ? null : (
    <ul className={styles.texts} aria-label={name}>
      {texts.map((text) => (
        <li key={text}>
          <span aria-hidden="true">{sign} </span>
          {text}
        </li>
      ))}
    </ul>
  )

const Way = ({ change: { way } }: { change: Change }) =>
  way && (
    <details className={styles.way}>
      <summary>Кратчайший путь, шагов: {way.steps.length}</summary>
      <ol className={styles.steps}>
        <li>{way.text}</li>
        {way.steps.map(({ text, state }, at) => (
          // A way may take a step twice, and never changes.
          // eslint-disable-next-line react/no-array-index-key
          <li key={at}>
            {text} <span className={styles.detail}>→ {state}</span>
          </li>
        ))}
      </ol>
    </details>
  )

export const ChangeFacts = ({ change }: { change: Change }) => {
  const cause = CHANGE_CAUSES[change.cause]
  const seen = [change.count > 0 ? `случаев: ${change.count}` : null, change.kind === 'sample' ? null : cause].filter(Boolean)
  return (
    <>
      {isOtherData(change) ? (
        <Texts sign="≈" name="Данные другие" texts={change.before} />
      ) : (
        <>
          <Texts sign="−" name="Было" texts={change.before.map((text) => saidOf(change.kind, text))} />
          <Texts sign="+" name="Стало" texts={change.after.map((text) => saidOf(change.kind, text))} />
        </>
      )}
      {change.places.length > 0 && <p className={styles.detail}>Где: {change.places.join(' · ')}</p>}
      {seen.length > 0 && <p className={styles.detail}>{seen.join(' · ')}</p>}
      <Way change={change} />
    </>
  )
}
