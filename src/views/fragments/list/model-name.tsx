import { splitModel } from '../../../domain/sales/model-name.ts'
import styles from './model-name.module.css'

/** A model's name in one line: too long, it loses the ends of its words, never its code. */
export const ModelName = ({ name }: { name: string }) => {
  const { words, code } = splitModel(name)
  return (
    <span className={styles.model}>
      {words !== '' && <span className={styles.words}>{words}</span>}
      {words !== '' && code !== '' && ' '}
      {code !== '' && <span className={styles.code}>{code}</span>}
    </span>
  )
}
