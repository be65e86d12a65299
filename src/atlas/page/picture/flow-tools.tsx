/** What a reader chooses for a flow's picture, and what leads elsewhere. On a narrow screen all but one row is folded. */
import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { Button } from '../../../ui/actions/button.tsx'
import { ButtonLink } from '../../../ui/actions/button-link.tsx'
import { Checkbox } from '../../../ui/fields/checkbox.tsx'
import { Printer, SlidersHorizontal } from '../../../ui/base/icons.ts'
import { changesHref, sheetHref } from '../base/place.ts'
import { comparisons } from '../data/changes.ts'
import { LensControl } from './lens-control.tsx'
import styles from './flow-tools.module.css'

/** The comparison of the last two releases. */
const lately = comparisons.at(-1)

interface Choice {
  isOn: boolean
  onChange: (isOn: boolean) => void
}

interface Props {
  flow: string
  /** Whether it is agreed. */
  mark: ReactNode
  /** Each null where the flow has nothing of the kind. */
  whole: Choice | null
  coverage: Choice | null
  wide: Choice
  lens: { rows: readonly string[]; bright: number | null }
}

export const FlowTools = ({ flow, mark, whole, coverage, wide, lens }: Props) => {
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const id = useId()
  const chosen = [whole?.isOn, coverage?.isOn, wide.isOn, lens.bright !== null].filter(Boolean).length
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return
    // The page closes what is chosen on the picture with the same key.
    event.preventDefault()
    setOpen(false)
    opener.current?.focus()
  }
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={styles.tools} onKeyDown={press}>
      <ButtonLink size="sm" href={sheetHref(flow)}>
        Лист согласования
      </ButtonLink>
      <span className={styles.opener}>
        <Button
          ref={opener}
          size="sm"
          icon={<SlidersHorizontal />}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {chosen === 0 ? 'Вид' : `Вид: ${chosen}`}
        </Button>
      </span>
      <div id={id} className={styles.folded} data-open={isOpen || undefined}>
        {mark}
        {whole && <Checkbox label="Схема целиком" checked={whole.isOn} onCheckedChange={whole.onChange} />}
        <LensControl {...lens} />
        {coverage && <Checkbox label="Покрытие проверками" checked={coverage.isOn} onCheckedChange={coverage.onChange} />}
        <Checkbox label="Экраны крупно" checked={wide.isOn} onCheckedChange={wide.onChange} />
        {lately !== undefined && (
          <ButtonLink size="sm" href={changesHref(lately, flow)}>
            Что изменилось
          </ButtonLink>
        )}
        <Button size="sm" icon={<Printer />} onClick={() => window.print()}>
          Печать
        </Button>
      </div>
    </div>
  )
}
