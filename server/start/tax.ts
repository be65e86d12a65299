/** The settings of the checks of receipts and tax numbers. */
import { z } from 'zod'
import type { DadataPartySettings } from '../modules/profile/dadata-party.ts'
import type { ProverkachekaSettings } from '../modules/receipts/proverkacheka.ts'
import { settingsFor } from './bad-config.ts'

export interface TaxConfig {
  receiptCheck: { kind: 'sandbox' } | ({ kind: 'proverkacheka' } & Omit<ProverkachekaSettings, 'now'>)
  innCheck: { kind: 'sandbox' } | ({ kind: 'dadata' } & DadataPartySettings)
}

/** Their variables; the key of DaData is that of the suggestions. */
export const TAX_SETTINGS = {
  RECEIPT_CHECK: z.enum(['sandbox', 'proverkacheka']).default('sandbox'),
  PROVERKACHEKA_URL: z.url({ protocol: /^https?$/ }).default('https://proverkacheka.com/api/v1/check/get'),
  PROVERKACHEKA_TOKEN: z.string().min(1).optional(),
  INN_CHECK: z.enum(['sandbox', 'dadata']).default('sandbox'),
  DADATA_PARTY_URL: z
    .url({ protocol: /^https?$/ })
    .default('https://suggestions.dadata.ru/suggestions/api/4_1/rs/findById/party'),
} as const

type Environment = z.infer<z.ZodObject<typeof TAX_SETTINGS>> & { DADATA_TOKEN?: string | undefined }

/** Shorter than the time of the ports. */
const TIMEOUT = 15_000

const receiptCheckOf = ({ RECEIPT_CHECK, PROVERKACHEKA_URL, PROVERKACHEKA_TOKEN }: Environment): TaxConfig['receiptCheck'] => {
  if (RECEIPT_CHECK === 'sandbox') return { kind: 'sandbox' }
  settingsFor('RECEIPT_CHECK=proverkacheka', { PROVERKACHEKA_TOKEN })
  return { kind: 'proverkacheka', url: PROVERKACHEKA_URL, token: PROVERKACHEKA_TOKEN ?? '', timeout: TIMEOUT }
}

const innCheckOf = ({ INN_CHECK, DADATA_PARTY_URL, DADATA_TOKEN }: Environment): TaxConfig['innCheck'] => {
  if (INN_CHECK === 'sandbox') return { kind: 'sandbox' }
  settingsFor('INN_CHECK=dadata', { DADATA_TOKEN })
  return { kind: 'dadata', url: DADATA_PARTY_URL, token: DADATA_TOKEN ?? '', timeout: TIMEOUT }
}

/** @throws BadConfig for a service without its key */
export const taxConfig = (environment: Environment): TaxConfig => ({
  receiptCheck: receiptCheckOf(environment),
  innCheck: innCheckOf(environment),
})
