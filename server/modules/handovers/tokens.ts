/** Tokens of the links to buyers (E17): the database has their hashes alone, whoever has the key can derive them again. */
import type { components } from '../../../openapi/generated/schema.d.ts'
import { derivedToken } from '../../kernel/secrets/derived-token.ts'
import type { Key } from '../../kernel/secrets/keys.ts'

/** The token of a link. The word keeps it apart from those of certificates, which the same key derives (D226). */
export const tokenOf = (key: Key, linkId: string): string => derivedToken(key, `handover ${linkId}`)

/** What `issueHandover` answers with, and what its idempotency key keeps. */
type Issued = { code: 0; message: string | null; payload: components['schemas']['HandoverLink'] }

const isIssued = (body: unknown): body is Issued =>
  body !== null && typeof body === 'object' && 'code' in body && body.code === 0 && 'payload' in body

/**
 * Puts the token into an answer of `issueHandover`. An idempotency key keeps answers for a month: the one that it keeps has the id of the
 * link in the token's place, which leads nowhere without the key of the server. After a change of that key a repeat has a token that
 * reads like an expired one, and the seller makes a new link (D226).
 */
export const withToken = (key: Key, body: unknown): unknown =>
  isIssued(body) ? { ...body, payload: { ...body.payload, token: tokenOf(key, body.payload.token) } } : body
