/** Small components shared by all panels. */
import { useId, type ReactNode } from 'react'
import styles from './facts.module.css'

/** A section of a panel with its own heading; nothing when it is empty. */
export const Part = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId()
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h3 id={id} className={styles.heading}>
        {title}
      </h3>
      {children}
    </section>
  )
}

export interface Fact {
  name: string
  value: ReactNode
}

const isSaid = ({ value }: Fact): boolean => value !== null && value !== undefined && value !== ''

export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className={styles.facts}>
    {facts.filter(isSaid).map(({ name, value }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)

/** A list of lines; null when empty, so that the fact is left out. */
export const linesOf = (texts: readonly string[]): ReactNode =>
  texts.length === 0 ? null : (
    <ul className={styles.lines}>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  )

/** The texts of a screen, verbatim. */
export const quotes = (texts: readonly string[]): ReactNode => linesOf(texts.map((text) => `«${text}»`))

export const Code = ({ children }: { children: string }) => <code className={styles.code}>{children}</code>
