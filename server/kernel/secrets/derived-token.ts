/** Tokens that the server can derive again and therefore need not keep: the database has their hashes alone. */
import { createHash, createHmac } from 'node:crypto'
import type { Key } from './keys.ts'

/** 128 bits: nobody guesses one. */
const TOKEN_BYTES = 16

/** @param name what the token is for and of which row; the first word keeps the uses of one key apart */
export const derivedToken = ({ value }: Key, name: string): string =>
  createHmac('sha256', value).update(name).digest().subarray(0, TOKEN_BYTES).toString('base64url')

/** Of any text: what is no token has a hash too, which no row has. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex')
