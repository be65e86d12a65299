import { splitModel } from '../../../domain/sales/model-name.ts'
import { cx } from '../../../ui/base/cx.ts'
import styles from './model-name.module.css'

/** A longer name would not stand in two lines beside a table's other columns. */
const LONGEST_WHOLE = 40

interface ModelNameProps {
  name: string
  /** In a table with room for it the name may take a second line. */
  mayWrap?: boolean
}

/** A model's name in one line: too long, it loses the ends of its words, never its code. */
export const ModelName = ({ name, mayWrap = false }: ModelNameProps) => {
  const { words, code } = splitModel(name)
  return (
    <span className={cx(styles.model, mayWrap && name.length <= LONGEST_WHOLE && styles.whole)}>
      {words !== '' && <span className={styles.words}>{words}</span>}
      {words !== '' && code !== '' && ' '}
      {code !== '' && <span className={styles.code}>{code}</span>}
    </span>
  )
}
