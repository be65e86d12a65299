/** Whether this device has declined notifications of the browser: like the answer about cookies, of the device and not of a person. */
import { LEGAL_TEXTS } from '../../domain/texts/legal-texts.ts'
import { read, write } from '../effects/storage/storage.ts'

const KEY = 'push.declined'
const { edition } = LEGAL_TEXTS.push

/** A refusal holds for one edition of the consent. */
export const isPushDeclined = (): boolean => read('localStorage', KEY) === edition

export const storePushDeclined = (): void => write('localStorage', KEY, edition)
