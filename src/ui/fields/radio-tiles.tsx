import { useId, type ReactNode } from 'react'
import styles from './radio-tiles.module.css'

export type Tile<T extends string> = {
  value: T
  label: string
  icon?: ReactNode
  /** A control of this option, for example one that deletes it. */
  aside?: ReactNode
}

export type RadioTilesProps<T extends string> = {
  label: string
  tiles: readonly Tile<T>[]
  value: T | null
  onValueChange: (value: T) => void
  disabled?: boolean
}

/** A choice of a few things, each a tile with room for a control of its own. */
export const RadioTiles = <T extends string>({ label, tiles, value, onValueChange, disabled = false }: RadioTilesProps<T>) => {
  const name = useId()
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.tiles}>
        {tiles.map((tile) => (
          <div key={tile.value} className={styles.tile}>
            <label className={styles.choice}>
              <input
                type="radio"
                name={name}
                className={styles.input}
                checked={tile.value === value}
                disabled={disabled}
                onChange={() => onValueChange(tile.value)}
              />
              {tile.icon}
              <span className={styles.text}>{tile.label}</span>
            </label>
            {tile.aside && <div className={styles.aside}>{tile.aside}</div>}
          </div>
        ))}
      </div>
    </fieldset>
  )
}
