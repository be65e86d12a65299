import styles from './title-count.module.css'

/** How many rows a list has, beside its heading. Screen readers are told it with the rows, and the heading keeps its name. */
export const TitleCount = ({ total }: { total: number | null }) =>
  total !== null &&
  total > 0 && (
    <span className={styles.count} aria-hidden="true">
      {total.toLocaleString('ru-RU')}
    </span>
  )
