import { formatPhone } from '../../../domain/people/phone.ts'
import { sellerName } from '../../../domain/people/seller-name.ts'
import type { Seller } from '../../../api/types.ts'
import { Anchor } from '../../../ui/actions/link-provider.tsx'
import { cx } from '../../../ui/base/cx.ts'
import { ChevronRight } from '../../../ui/base/icons.ts'
import { MISSING } from '../list/missing.ts'
import { LockedWord } from './locked-word.tsx'
import row from '../list/phone-row.module.css'
import styles from './person-row.module.css'

/** A press opens the seller's own page, or a window with everything about the person. */
export type OpensPerson = { href: string } | { onOpen: () => void }

const Lines = ({ person }: { person: Seller }) => (
  <span className={row.lines}>
    <span className={cx(row.model, styles.name)}>{sellerName(person)}</span>
    <span className={cx(row.line, styles.below)}>
      <span className={styles.phone}>{person.mobile ? formatPhone(person.mobile) : MISSING}</span>
      {person.locked ? <LockedWord /> : <span className={styles.city}>{person.city}</span>}
    </span>
  </span>
)

/** A person on a phone, in two lines. The whole row is one control, named by all that it shows. */
export const PersonRow = ({ person, ...opens }: { person: Seller } & OpensPerson) =>
  'href' in opens ? (
    <Anchor href={opens.href} className={cx(row.row, styles.link)}>
      <Lines person={person} />
      <ChevronRight className={styles.sign} />
    </Anchor>
  ) : (
    <button type="button" className={row.row} aria-haspopup="dialog" onClick={opens.onOpen}>
      <Lines person={person} />
    </button>
  )
