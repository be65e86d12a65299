/** The columns of a list of people (AD15, FM20). */
import type { Seller } from '../../../api/types.ts'
import { formatPhone } from '../../../domain/people/phone.ts'
import { sellerName } from '../../../domain/people/seller-name.ts'
import { Link } from '../../../ui/actions/link.tsx'
import type { Column } from '../../../ui/table/table-types.ts'
import { LockedWord } from './locked-word.tsx'
import type { OpensPerson } from './person-row.tsx'
import styles from './columns.module.css'

const Name = ({ person, opens }: { person: Seller; opens: OpensPerson }) => {
  const name = sellerName(person)
  if ('href' in opens)
    return (
      <Link href={opens.href} quiet className={styles.name} data-opens>
        {name}
      </Link>
    )
  return (
    <button
      type="button"
      className={styles.name}
      data-opens
      aria-haspopup="dialog"
      aria-label={`${name}, подробно о человеке`}
      onClick={opens.onOpen}
    >
      {name}
    </button>
  )
}

const Point = ({ person: { namePoint, addressPoint } }: { person: Seller }) => (
  <>
    <span className={styles.clipped}>{namePoint || '-'}</span>
    {addressPoint !== '' && <span className={styles.address}>{addressPoint}</span>}
  </>
)

export const rosterColumns = (opens: (person: Seller) => OpensPerson): readonly Column<Seller>[] => [
  {
    id: 'name',
    header: 'Фамилия, имя',
    primary: true,
    cell: (person) => (
      <>
        <Name person={person} opens={opens(person)} />
        {person.locked && <LockedWord />}
      </>
    ),
  },
  {
    id: 'mobile',
    header: 'Телефон',
    cell: ({ mobile }) => mobile && <span className={styles.phone}>{formatPhone(mobile)}</span>,
  },
  { id: 'city', header: 'Город', cell: ({ city }) => city && <span className={styles.clipped}>{city}</span> },
  { id: 'point', header: 'Торговая точка', cell: (person) => <Point person={person} /> },
]
