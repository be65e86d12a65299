import { Link } from '../../../ui/actions/link.tsx'

/** The state that is the machine itself. */
const WHOLE = '*'

interface Props {
  /** The machine's id. */
  machine: string
  /** The path of the state. */
  state: string
}

/** To the desk's list of people's recordings that ended in this state (D257). The atlas as a file has no desk beside it. */
export const ReportsLink = ({ machine, state }: Props) =>
  window.location.protocol === 'file:' ? null : (
    <Link href={`/support?${new URLSearchParams({ machine, ...(state !== WHOLE && { state }) }).toString()}`}>
      Записи, которые здесь кончились
    </Link>
  )
