/** Loads an area's answer validators on first use, so that a screen carries only its own. */
import type { operations } from './generated/operations.ts'

type Area = (typeof operations)[keyof typeof operations]['area']
type Validators = Record<string, ((data: unknown) => boolean) | undefined>

const areas: Record<Area, () => Promise<unknown>> = {
  auth: () => import('./generated/validators/auth.js'),
  registration: () => import('./generated/validators/registration.js'),
  deletion: () => import('./generated/validators/deletion.js'),
  user: () => import('./generated/validators/user.js'),
  profile: () => import('./generated/validators/profile.js'),
  'retail-point': () => import('./generated/validators/retail-point.js'),
  account: () => import('./generated/validators/account.js'),
  tools: () => import('./generated/validators/tools.js'),
  sale: () => import('./generated/validators/sale.js'),
  documents: () => import('./generated/validators/documents.js'),
  files: () => import('./generated/validators/files.js'),
  analytics: () => import('./generated/validators/analytics.js'),
  demo: () => import('./generated/validators/demo.js'),
}

/** @returns the validators by operation id, or null when their module cannot be loaded */
export const loadValidators = async (area: Area): Promise<Validators | null> => {
  try {
    return (await areas[area]()) as Validators
  } catch {
    return null
  }
}
