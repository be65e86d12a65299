import { useId, useState, type ReactNode } from 'react'
import { ChevronDown } from '../base/icons.ts'
import styles from './accordion.module.css'

export type AccordionItem = { id: string; title: ReactNode; content: ReactNode }

export type DisclosureProps = { title: ReactNode; open: boolean; onToggle: () => void; level?: 2 | 3 | 4; children: ReactNode }

/** A heading that expands and collapses its content. */
export const Disclosure = ({ title, open, onToggle, level = 3, children }: DisclosureProps) => {
  const id = useId()
  const Heading = `h${level}` as const
  return (
    <div className={styles.item}>
      <Heading className={styles.heading}>
        <button type="button" className={styles.trigger} aria-expanded={open} aria-controls={id} onClick={onToggle}>
          {title}
          <ChevronDown />
        </button>
      </Heading>
      <div id={id} className={styles.panel} hidden={!open}>
        {children}
      </div>
    </div>
  )
}

export type AccordionProps = {
  items: readonly AccordionItem[]
  /** Expanding one collapses the others. */
  single?: boolean
  level?: 2 | 3 | 4
  /** Ids that are expanded initially. */
  opened?: readonly string[]
}

const NONE: readonly string[] = []

/** A list of disclosures. */
export const Accordion = ({ items, single = false, level = 3, opened = NONE }: AccordionProps) => {
  const [open, setOpen] = useState<readonly string[]>(opened)
  const toggle = (id: string) => {
    if (open.includes(id)) setOpen(open.filter((other) => other !== id))
    else setOpen(single ? [id] : [...open, id])
  }
  return (
    <div>
      {items.map(({ id, title, content }) => (
        <Disclosure key={id} title={title} open={open.includes(id)} onToggle={() => toggle(id)} level={level}>
          {content}
        </Disclosure>
      ))}
    </div>
  )
}
