/** Who the person is: masked, or whole for five minutes with the time that is left in sight (C07). */
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { Actor } from 'xstate'
import type { DeskPerson } from '../../../machines/desk/person/types.ts'
import type { revealMachine } from '../../../machines/desk/reveal/machine.ts'
import type { PicturesPort } from '../../fragments/photos/pictures.ts'
import { FlowRoot } from '../../kit/flow-root.tsx'
import styles from '../person/person.module.css'
import { DataPart } from './data-part.tsx'
import { HeroPart } from './hero-part.tsx'
import { PassportDialog } from './passport-dialog.tsx'
import { ReasonDialog } from './reason-dialog.tsx'

interface Props extends PicturesPort {
  actor: Actor<typeof revealMachine>
  person: DeskPerson
  /** What stands under the data, and beside them. */
  below?: ReactNode
  beside?: ReactNode
}

export const RevealView = ({ actor, person, below, beside, ...port }: Props) => {
  const snapshot = useSelector(actor, (current) => current)
  return (
    <FlowRoot flow="reveal" value={snapshot.value}>
      <HeroPart actor={actor} snapshot={snapshot} person={person} />
      <div className={styles.grid}>
        <div className={styles.stack}>
          <DataPart actor={actor} snapshot={snapshot} person={person} />
          {below}
        </div>
        <div className={styles.stack}>{beside}</div>
      </div>
      <ReasonDialog actor={actor} snapshot={snapshot} />
      <PassportDialog actor={actor} snapshot={snapshot} {...port} />
    </FlowRoot>
  )
}
