import { GRADES } from './coverage.ts'
import styles from './coverage-legend.module.css'

/** What the colours of the diagram mean while it shows how the tests have walked it. */
export const CoverageLegend = () => (
  <ul className={styles.legend} aria-label="Цвета покрытия">
    {GRADES.map((text, level) => (
      <li key={text} data-level={level}>
        {text}
      </li>
    ))}
  </ul>
)
