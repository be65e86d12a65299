import { personOf } from '../../../machines/account/session/selectors.ts'
import type { Services } from '../../session/services.ts'

/** The id of the signed-in person, whose data a screen stores. */
export const ownerOf = ({ session }: Pick<Services, 'session'>): string => personOf(session.getSnapshot())?.id ?? ''
