/** The variants of a state: by the last step, and by the path before it. */
import { useEffect, useRef } from 'react'
import { Link } from '../../../ui/actions/link.tsx'
import { groupsOf, type Variant, type WayPart } from '../data/variants.ts'
import styles from './variant-list.module.css'

interface VariantsProps {
  /** The address of a configuration. */
  hrefOf: (config: number) => string
  variants: readonly Variant[]
  config: number
}

export const VariantList = ({ hrefOf, variants, config }: VariantsProps) => {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current]')
    // Only the list may scroll, not the page around it.
    if (list.current && current) list.current.scrollTop = current.offsetTop - list.current.clientHeight / 3
    // Another configuration means another current item.
    // eslint-disable-next-line react/exhaustive-effect-dependencies
  }, [config])
  const item = ({ config: one, name, before }: Variant, isShort: boolean) => (
    <a
      className={styles.variant}
      href={hrefOf(one)}
      aria-current={one === config ? 'true' : undefined}
      aria-label={isShort ? `${name}, другой путь: ${before}` : undefined}
    >
      {!isShort && <span className={styles.name}>{name}</span>}
      {before !== '' && <span className={styles.before}>после: {before}</span>}
    </a>
  )
  return (
    <ul ref={list} className={styles.variants} aria-label="Варианты состояния">
      {groupsOf(variants).map(({ name, first, others }) => (
        <li key={name}>
          {item(first, false)}
          {others.length > 0 && (
            <details className={styles.others} open={others.some((one) => one.config === config) || undefined}>
              <summary>Другие пути к тому же шагу: {others.length}</summary>
              {others.map((one) => (
                <div key={one.config}>{item(one, true)}</div>
              ))}
            </details>
          )}
        </li>
      ))}
    </ul>
  )
}

interface WayProps {
  parts: readonly WayPart[]
  hrefOf: (config: number) => string
}

/** The path; every step links to the screen after it. */
export const Way = ({ parts, hrefOf }: WayProps) => (
  <ol className={styles.way}>
    {parts.map(({ text, config }, at) => (
      <li key={`${config} ${text}`} aria-current={at === parts.length - 1 ? 'step' : undefined}>
        {at === parts.length - 1 ? <strong>{text}</strong> : <Link href={hrefOf(config)}>{text}</Link>}
      </li>
    ))}
  </ol>
)
