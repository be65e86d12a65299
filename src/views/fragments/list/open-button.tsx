import { ModelName } from './model-name.tsx'
import { Pictured } from './pictured.tsx'
import { UNNUMBERED } from './missing.ts'
import styles from './open-button.module.css'

interface OpenButtonProps {
  /** The model's name. */
  name: string
  serial: string
  picture: string | null | undefined
  onOpen: () => void
}

/** The name of a row in a table: a press on it or anywhere in the row shows everything about the row. */
export const OpenButton = ({ name, serial, picture, onOpen }: OpenButtonProps) => (
  <button
    type="button"
    className={styles.open}
    data-opens
    aria-haspopup="dialog"
    aria-label={`${name}, подробно об инструменте ${serial || UNNUMBERED}`}
    onClick={onOpen}
  >
    <Pictured src={picture} size={40}>
      <ModelName name={name} mayWrap />
    </Pictured>
  </button>
)
