import { moscowDay } from '../../../src/domain/dates/dates.ts'
import { isWarrantyOver } from '../../../src/domain/sales/warranty.ts'
import { serialEnd } from '../../../src/domain/serials/serial.ts'
import { defineHandlers } from '../../kernel/call/handlers.ts'
import { ok, refuse } from '../../kernel/call/refusal.ts'
import { SANDBOXED } from '../../kernel/call/sandboxed.ts'
import type { Key } from '../../kernel/secrets/keys.ts'
import { findByToken, issue, revoke } from './certificates.ts'
import type { Warranted } from './certificates.ts'
import { countSheet } from './print-limit.ts'

interface CertificateNeeds {
  certificateKey: Key
  /** Where the QR code leads. */
  portalOrigin: string
}

const isOverAt = ({ guaranteeExpire }: Warranted, now: number): boolean =>
  isWarrantyOver(guaranteeExpire.toISOString(), moscowDay(now))

const HEADERS = {
  // The address and this name tell no serial number; the portal names what it saves.
  'Content-Disposition': 'attachment; filename="warranty.pdf"',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': SANDBOXED,
  'Cache-Control': 'no-store',
}

export const certificateHandlers = ({ certificateKey, portalOrigin }: CertificateNeeds) =>
  defineHandlers<'getCertificate' | 'revokeCertificate' | 'checkWarranty'>({
    /** E17: somebody else's row, one without a warranty and none are answered alike. */
    getCertificate: async ({ actor, db, now, path }) => {
      await countSheet(db, actor.id, now)
      const certificate = await issue(db, certificateKey, { ownerId: actor.id, saleId: path.id, now })
      // On demand: a server that starts, and the commands, need not wait for it.
      const { drawSheet } = await import('./sheet.ts')
      const isOver = isOverAt(certificate.warranted, now)
      return {
        contentType: 'application/pdf',
        headers: HEADERS,
        bytes: await drawSheet(certificate, { origin: portalOrigin, isOver }),
      }
    },

    /** E17. */
    revokeCertificate: async ({ actor, db, now, path }) => {
      await revoke(db, { ownerId: actor.id, saleId: path.id, now })
      return ok(null)
    },

    /** E17, RL01: for everybody who holds the sheet; it tells no person and of the serial number its end. */
    checkWarranty: async ({ db, now, path }) => {
      const found = await findByToken(db, path.token)
      if (!found) return refuse('notFound')
      return ok({
        model: { name: found.modelName, imageUrl: found.picture },
        serialEnd: serialEnd(found.sn),
        purchaseDate: found.purchaseDate?.toISOString() ?? null,
        guaranteeExpire: found.guaranteeExpire.toISOString(),
        state: isOverAt(found, now) ? 'ENDED' : 'VALID',
        asOf: new Date(now).toISOString(),
      })
    },
  })
