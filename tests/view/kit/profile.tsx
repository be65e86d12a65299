/** The profile's view with its services: the session's part follows the machine's status of the INN. */
import { useSelector } from '@xstate/react'
import type { User } from '../../../src/api/types.ts'
import { sampleCompany } from '../../../src/atlas/screen/people.ts'
import type { ProfileHomeActor } from '../../../src/views/profile/profile-home/types.ts'
import { ProfileHomeView } from '../../../src/views/profile/profile-home/view.tsx'
import { userWith } from '../../../model/profile/profile-home.ts'
import { seller } from './people.ts'

export const noImages = { pictures: {}, onRetry: () => {} }

export const ProfileScreen = ({ actor }: { actor: ProfileHomeActor }) => {
  const { isCompany, taxStatus } = useSelector(actor, ({ context }) => context)
  const person = { ...seller, taxStatus: isCompany ? null : taxStatus, innApproved: taxStatus === 'ACCEPTED' }
  return (
    <ProfileHomeView
      actor={actor}
      person={{ ...person, standing: { ...person.standing, isLegalEntity: isCompany } }}
      user={isCompany ? null : userWith(taxStatus as User['taxStatus'])}
      legal={isCompany ? sampleCompany : null}
      images={noImages}
    />
  )
}
