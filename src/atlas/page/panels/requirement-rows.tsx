import { Link } from '../../../ui/actions/link.tsx'
import { rowHref } from '../base/place.ts'
import type { Requirement } from '../data/requirements.ts'
import styles from './requirement-rows.module.css'

interface Props {
  ids: readonly string[]
  all: ReadonlyMap<string, Requirement>
  /** The text for an empty list. */
  none: string
}

/** Requirements with their text; an id links to everything else that implements it and to the tests that prove it. */
export const RequirementRows = ({ ids, all, none }: Props) =>
  ids.length === 0 ? (
    <p className={styles.none}>{none}</p>
  ) : (
    <ul className={styles.rows}>
      {ids.map((id) => (
        <li key={id}>
          <Link href={rowHref(id)}>{id}</Link> {all.get(id)?.text}
        </li>
      ))}
    </ul>
  )
