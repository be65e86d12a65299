/** The way on from a failed row: the form that repairs it, the row that has repaired it, or the desk (E18). */
import { repairHref, repairOf, repairStanding, type RepairableRow } from '../../domain/repair.ts'
import { ButtonLink } from '../../ui/actions/button-link.tsx'
import { Link } from '../../ui/actions/link.tsx'
import { useIsNarrow } from '../../ui/base/use-media.ts'
import { UNNUMBERED } from '../fragments/list/missing.ts'

interface RepairActionProps {
  row: RepairableRow
  serial: string
  /** The list that has the row: it is searched for the serial. */
  list: '/sales' | '/user-tools'
  /** Whether the person may register now (RL04). */
  canRegister: boolean
}

const LABEL = 'Исправить данные чека'

/** Where the row is, the state is told beside it; so these are links and nothing else. */
export const RepairAction = ({ row, serial, list, canRegister }: RepairActionProps) => {
  const isNarrow = useIsNarrow()
  const standing = repairStanding(row)
  const name = serial || UNNUMBERED
  if (standing === 'repaired')
    return (
      <Link href={`${list}?${new URLSearchParams({ search: serial })}`} aria-label={`Новая запись: ${name}`}>
        Новая запись
      </Link>
    )
  if (standing === 'usedUp')
    return (
      <Link href="/faq" aria-label={`Поддержка: ${name}`}>
        Поддержка
      </Link>
    )
  const repair = canRegister ? repairOf(row, serial) : null
  if (repair === null) return null
  return (
    <ButtonLink href={repairHref(repair)} size="sm" variant="tonal" aria-label={`${LABEL}: ${name}`}>
      {isNarrow ? LABEL : 'Исправить'}
    </ButtonLink>
  )
}
