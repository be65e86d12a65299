import { createHmac } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Db } from '../db/types.ts'
import { secretOf } from '../modules/secrets/secrets.ts'

/**
 * Where a request comes from, for limits: a keyed hash of address and browser. Nobody can tell the address from it, and it
 * is written to no log (C06 of docs/decisions.md).
 */
export const clientOf = async (db: Db, { ip, headers }: FastifyRequest): Promise<string> =>
  createHmac('sha256', await secretOf(db, 'client'))
    .update(`${ip} ${headers['user-agent'] ?? ''}`)
    .digest('hex')
