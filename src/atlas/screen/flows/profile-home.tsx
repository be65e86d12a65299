import { useSelector } from '@xstate/react'
import { profileHomeMachine } from '../../../machines/profile/profile-home/machine.ts'
import type { Person } from '../../../machines/account/session/selectors.ts'
import type { ProfileHomeActor } from '../../../views/profile/profile-home/types.ts'
import { ProfileHomeView } from '../../../views/profile/profile-home/view.tsx'
import { flowScreen } from '../flow-screen.tsx'
import { sampleCompany, sampleCustomer, sampleSeller, sampleUser } from '../people.ts'

const images = { pictures: {}, onRetry: () => {} }

const companyPerson: Person = {
  ...sampleCustomer,
  name: sampleCompany.organization_name,
  mobile: sampleCompany.mobile,
  standing: { ...sampleCustomer.standing, isLegalEntity: true },
}

/** The session's part of the screen follows the machine's status of the INN. */
const Shown = ({ actor }: { actor: ProfileHomeActor }) => {
  const { mode, isCompany, taxStatus } = useSelector(actor, ({ context }) => context)
  if (isCompany) return <ProfileHomeView actor={actor} person={companyPerson} user={null} legal={sampleCompany} images={images} />
  const sample = mode === 'seller' ? sampleSeller : sampleCustomer
  const person = { ...sample, taxStatus, innApproved: taxStatus === 'ACCEPTED' }
  return <ProfileHomeView actor={actor} person={person} user={sampleUser(person)} legal={null} images={images} />
}

export const screen = flowScreen(profileHomeMachine, (actor) => <Shown actor={actor} />)
