import type { CSSProperties } from 'react'
import { Section } from './section.tsx'
import styles from './colours.module.css'

const NAMES = [
  'text',
  'text-muted',
  'text-accent',
  'page',
  'surface',
  'surface-selected',
  'surface-inverse',
  'rule',
  'control',
  'action',
  'action-hover',
  'tonal',
  'chosen',
  'tile',
  'danger',
  'surface-success',
  'surface-warning',
  'surface-danger',
  'surface-info',
]
const SIZES = ['3xl', '2xl', 'xl', 'lg', 'md', 'sm', 'xs']

export const ColourSection = () => (
  <Section title="Цвет и шрифт">
    <div className={styles.grid}>
      {NAMES.map((name) => (
        <div key={name}>
          <div className={styles.swatch} style={{ '--swatch': `var(--color-${name})` } as CSSProperties} />
          <div className={styles.name}>{name}</div>
        </div>
      ))}
    </div>
    <div className={styles.sizes}>
      {SIZES.map((size) => (
        <div key={size} style={{ fontSize: `var(--text-${size})` }}>
          Перфоратор 0123456789 ({size})
        </div>
      ))}
    </div>
  </Section>
)
