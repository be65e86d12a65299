import { forgetPhoneInDrafts } from './drafts.ts'
import {
  eraseMode,
  eraseOtherInstructed,
  eraseOtherSerial,
  keysOf,
  MODE_OWNER_KEY,
  parse,
  read,
  readChoices,
  readFails,
  readGoal,
  storeChoices,
  storeFails,
  storeGoal,
  write,
} from './storage.ts'

/** Erases this tab's data of a phone's account. @param owner the signed-in user, whose data stay */
export const forgetPhoneInTab = (phone: string, owner: string | null): void => {
  for (const key of keysOf('sessionStorage', 'resend.')) {
    const wait = parse(read('sessionStorage', key)) as { phone?: unknown } | null
    if (wait?.phone === phone) write('sessionStorage', key, null)
  }
  if (readGoal()?.mobile === phone) storeGoal(null)
  eraseOtherSerial(owner)
}

/**
 * Erases the device's data of a phone, and the mode if it belongs to this phone (E11).
 * @param owner the signed-in user, whose data stay
 */
const forgetPhoneOnDevice = (phone: string, owner: string | null): void => {
  eraseOtherInstructed(owner)
  // The opening time belongs to a failure: without a failure of this phone it is another phone's.
  if (phone in readFails()) storeFails(phone, 0, null)
  const { [phone]: _, ...others } = readChoices()
  storeChoices(others)
  if (read('localStorage', MODE_OWNER_KEY) === phone) eraseMode()
}

/**
 * Erases the data of a phone's account and leaves the data of others (E11).
 * @param owner id of the signed-in user, whose data stay; null for a stranger
 */
export const forgetPhone = (phone: string, owner: string | null): void => {
  forgetPhoneOnDevice(phone, owner)
  forgetPhoneInDrafts(phone, owner)
  forgetPhoneInTab(phone, owner)
}
