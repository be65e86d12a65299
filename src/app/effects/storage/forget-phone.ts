import { forgetPhoneInDrafts } from './drafts.ts'
import { forgetPhoneInTab, forgetPhoneOnDevice } from './storage.ts'

/**
 * Erases the data of a phone's account and leaves the data of others (E11).
 * @param owner id of the signed-in user, whose data stay; null for a stranger
 */
export const forgetPhone = (phone: string, owner: string | null): void => {
  forgetPhoneOnDevice(phone, owner)
  forgetPhoneInDrafts(phone, owner)
  forgetPhoneInTab(phone, owner)
}
