import { GRADES } from '../data/coverage.ts'
import styles from './coverage-legend.module.css'

/** The legend of the diagram's colours in the coverage view. */
export const CoverageLegend = () => (
  <ul className={styles.legend} aria-label="Цвета покрытия">
    {GRADES.map((text, level) => (
      <li key={text} data-level={level}>
        {text}
      </li>
    ))}
  </ul>
)
