import { z } from 'zod'
import { causeOfFailure } from '../../kernel/code-of-failure.ts'
import { RetryLater } from '../../kernel/jobs/job.ts'
import { endsWithin } from '../../kernel/within.ts'
import type { InnCheck, InnVerdict } from './inn-check.ts'

/** Where DaData is and who we are to it. */
export interface DadataPartySettings {
  url: string
  token: string
  /** Milliseconds; shorter than the time of the port. */
  timeout: number
}

const answer = z.object({
  suggestions: z.array(
    z.object({
      data: z.object({
        inn: z.string(),
        type: z.enum(['LEGAL', 'INDIVIDUAL']),
        state: z.object({ status: z.enum(['ACTIVE', 'LIQUIDATING', 'LIQUIDATED', 'BANKRUPT', 'REORGANIZING']) }),
      }),
    }),
  ),
})

/** Reasons for the log name no number. */
const away = (reason: string): RetryLater => new RetryLater(`the check of tax numbers dadata: ${reason}`)

const verdictOf = (inn: string, json: unknown): InnVerdict => {
  const told = answer.safeParse(json)
  if (!told.success) throw away('another answer')
  // Branches have the number of their company.
  const own = told.data.suggestions.map(({ data }) => data).filter((party) => party.inn === inn)
  if (own.length === 0) return 'manual'
  if (own.every(({ state }) => state.status === 'LIQUIDATED')) return 'refused'
  const isCompanyAtWork = own.some(({ type, state }) => type === 'LEGAL' && state.status === 'ACTIVE')
  return isCompanyAtWork ? 'accepted' : 'manual'
}

/**
 * The register of companies and sole traders by DaData: `POST …/rs/findById/party` with `{"query": INN}` and the header `Authorization:
 * Token …` (dadata.ru/api/find-party). The answer lists the parties of that number with `data.type` LEGAL or INDIVIDUAL and
 * `data.state.status` ACTIVE, LIQUIDATING, LIQUIDATED, BANKRUPT or REORGANIZING; an unknown number gives an empty list, a refused key or
 * a used up day status 401 or 403, too many requests 429.
 *
 * A company at work is accepted, one that is closed refused; whatever else the register says is for the desk, and so is silence about a
 * number: a new company is listed some days later. The number of a person, also of a sole trader, is nobody's proof of being that
 * person: it always goes to the desk, and DaData is not even told one of them.
 * @throws RetryLater when no answer can be had
 */
export const dadataParty = ({ url, token, timeout }: DadataPartySettings): InnCheck => ({
  check: async ({ inn, isLegalEntity }, signal) => {
    if (!isLegalEntity) return 'manual'
    try {
      const response = await fetch(url, {
        method: 'POST',
        redirect: 'error',
        headers: { 'Content-Type': 'application/json', Accept: 'application/json', Authorization: `Token ${token}` },
        body: JSON.stringify({ query: inn }),
        signal: endsWithin(timeout, signal),
      })
      if (!response.ok) {
        await response.body?.cancel()
        throw away(`status ${response.status}`)
      }
      return verdictOf(inn, await response.json())
    } catch (error) {
      if (error instanceof RetryLater) throw error
      throw away(causeOfFailure(error))
    }
  },
})
