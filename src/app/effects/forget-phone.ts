import { forgetPhoneInDrafts } from './drafts.ts'
import { forgetPhoneInTab, forgetPhoneOnDevice } from './storage.ts'

/**
 * Erases what belongs to the account of a phone, and leaves what is others' (E11).
 * @param owner who is signed in, by id: theirs stays; null for nobody
 */
export const forgetPhone = (phone: string, owner: string | null): void => {
  forgetPhoneOnDevice(phone)
  forgetPhoneInDrafts(phone, owner)
  forgetPhoneInTab(phone, owner)
}
