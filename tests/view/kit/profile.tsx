/** The profile's view with what the app gives it: the session's part follows what the machine knows of the INN. */
import { useSelector } from '@xstate/react'
import type { LegalUser, User } from '../../../src/api/types.ts'
import { ProfileHomeView, type ProfileHomeActor } from '../../../src/views/profile-home/view.tsx'
import { userWith } from '../../model/profile-home/fixture.ts'
import { seller } from './people.ts'

export const company: LegalUser = {
  id: 'company-1',
  organization_name: 'ООО Ромашка',
  organization_inn: '7728168971',
  responsible: 'Петрова Алла Юрьевна',
  mobile: '79000000006',
  email: 'office@example.org',
  city: 'Казань',
  birthday: '01-02-1980',
  locked: false,
  isLegalEntity: true,
  version: 1,
}

export const noImages = { pictures: {}, onRetry: () => {} }

export const ProfileScreen = ({ actor }: { actor: ProfileHomeActor }) => {
  const { isCompany, taxStatus } = useSelector(actor, ({ context }) => context)
  const person = { ...seller, taxStatus: isCompany ? null : taxStatus, innApproved: taxStatus === 'ACCEPTED' }
  return (
    <ProfileHomeView
      actor={actor}
      person={{ ...person, standing: { ...person.standing, isLegalEntity: isCompany } }}
      user={isCompany ? null : userWith(taxStatus as User['taxStatus'])}
      legal={isCompany ? company : null}
      images={noImages}
    />
  )
}
