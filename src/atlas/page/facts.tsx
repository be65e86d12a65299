/** Small parts that all panels share. */
import { useId, type ReactNode } from 'react'
import styles from './facts.module.css'

/** A part of a panel with a heading of its own; nothing when it is empty. */
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

/** Lines one under another; null when there are none, so that a fact without them is left out. */
export const linesOf = (texts: readonly string[]): ReactNode =>
  texts.length === 0 ? null : (
    <ul className={styles.lines}>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  )

/** The words of a screen, as they stand there. */
export const quotes = (texts: readonly string[]): ReactNode => linesOf(texts.map((text) => `«${text}»`))

export const Code = ({ children }: { children: string }) => <code className={styles.code}>{children}</code>
