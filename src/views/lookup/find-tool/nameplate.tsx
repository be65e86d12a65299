import styles from './view.module.css'

/** Where the number stands on a tool. */
export const Nameplate = () => (
  <figure className={styles.figure}>
    <svg viewBox="0 0 320 140" className={styles.plate} aria-hidden="true">
      <rect x="2" y="2" width="316" height="136" rx="10" className={styles.sheet} />
      <path d="M20 42H300" className={styles.line} />
      <text x="20" y="30" className={styles.model}>
        П-26
      </text>
      <text x="300" y="30" textAnchor="end" className={styles.small}>
        800 Вт 230 В
      </text>
      <rect x="16" y="58" width="178" height="46" rx="6" className={styles.mark} />
      <text x="28" y="87" className={styles.number}>
        S/N 200.00036
      </text>
      <path d="M214 62v38m6-38v38m10-38v38m5-38v38m9-38v38m7-38v38m5-38v38m10-38v38m6-38v38m9-38v38" className={styles.bars} />
    </svg>
    <figcaption className={styles.caption}>Номер стоит на наклейке инструмента и на коробке</figcaption>
  </figure>
)
