import { argonPasswordsOf } from '../../../server/modules/auth/passwords.ts'

/** The real thing at the least cost that argon2 takes: a hundredth of the time, the same steps. */
export const cheapPasswords = argonPasswordsOf({ memoryCost: 8, timeCost: 1, parallelism: 1 })
