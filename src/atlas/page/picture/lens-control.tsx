/** The choice of a lens: a person, or a requirement of the flow. */
import { useId } from 'react'
import { useLook } from '../base/look.ts'
import { PEOPLE } from '../data/people.ts'
import styles from './lens-control.module.css'

interface Props {
  /** The ids of the requirements that the flow names. */
  rows: readonly string[]
  /** How many parts of the flow the lens leaves bright; null without a lens. */
  bright: number | null
}

export const LensControl = ({ rows, bright }: Props) => {
  const [{ lens }, changeLook] = useLook()
  const id = useId()
  const isKnown = lens === null || rows.includes(lens) || PEOPLE.some((one) => one.id === lens)
  return (
    <div className={styles.lens}>
      <label htmlFor={id}>Показать только</label>
      <select
        id={id}
        className={styles.select}
        value={lens ?? ''}
        onChange={({ target }) => changeLook({ lens: target.value === '' ? null : target.value })}
      >
        <option value="">всё</option>
        {!isKnown && lens !== null && <option value={lens}>{lens}</option>}
        <optgroup label="Человек">
          {PEOPLE.map((one) => (
            <option key={one.id} value={one.id}>
              {one.title}
            </option>
          ))}
        </optgroup>
        <optgroup label="Требование">
          {rows.map((row) => (
            <option key={row}>{row}</option>
          ))}
        </optgroup>
      </select>
      <span role="status" className={styles.count}>
        {bright !== null && (bright === 0 ? 'Здесь такого нет' : `Выделено: ${bright}`)}
      </span>
    </div>
  )
}
