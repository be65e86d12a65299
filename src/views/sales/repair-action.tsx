/** The way on from a failed row: the form that repairs it, the row that has repaired it, or the desk (E18). */
import { chatAbout, subjectTitle } from '../../domain/portal/chat-about.ts'
import { repairHref, repairOf, repairStanding, type RepairableRow } from '../../domain/sales/repair.ts'
import { listShowing } from '../../domain/serials/serial.ts'
import { ButtonLink } from '../../ui/actions/button-link.tsx'
import { Link } from '../../ui/actions/link.tsx'
import { UNNUMBERED } from '../fragments/list/missing.ts'

interface RepairActionProps {
  row: RepairableRow
  serial: string
  /** The list that has the row. */
  list: '/sales' | '/user-tools'
  /** There is little room, and the state is told beside it: in a table and in a card. */
  isShort: boolean
}

const LABEL = 'Исправить данные чека'
const SUPPORT = 'Поддержка'
const USED_UP = 'Попытки закончились, напишите в поддержку'

export const RepairAction = ({ row, serial, list, isShort }: RepairActionProps) => {
  const standing = repairStanding(row)
  const name = serial || UNNUMBERED
  if (standing === 'repaired')
    return (
      <Link href={listShowing(list, serial)} aria-label={`Новая запись: ${name}`}>
        Новая запись
      </Link>
    )
  if (standing === 'usedUp')
    return (
      <Link
        href={chatAbout(list === '/sales' ? 'sale' : 'tool', row.id)}
        note={subjectTitle(name)}
        aria-label={`${isShort ? SUPPORT : USED_UP}: ${name}`}
      >
        {isShort ? SUPPORT : USED_UP}
      </Link>
    )
  const repair = repairOf(row, serial)
  if (repair === null) return null
  return (
    <ButtonLink href={repairHref(repair)} size="sm" variant="tonal" aria-label={`${LABEL}: ${name}`}>
      {isShort ? 'Исправить' : LABEL}
    </ButtonLink>
  )
}
