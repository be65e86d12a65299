import { randomBytes } from 'node:crypto'
import { and, eq, exists, or } from 'drizzle-orm'
import { fileProblemText } from '../../../src/domain/texts/file-content.ts'
import type { Actor } from '../../kernel/call/actor.ts'
import { defineHandlers } from '../../kernel/call/handlers.ts'
import type { Call, Streamed, Upload } from '../../kernel/call/handlers.ts'
import { ok, refuse } from '../../kernel/call/refusal.ts'
import { SANDBOXED } from '../../kernel/call/sandboxed.ts'
import {
  chatMessages,
  files,
  invoiceFiles,
  invoices,
  isStored,
  receiptFiles,
  receipts,
  users,
} from '../../kernel/database/schema.ts'
import type { FileType } from '../../kernel/database/sets.ts'
import type { Db } from '../../kernel/database/types.ts'
import { ServiceAway } from '../../kernel/service-away.ts'
import { isVisibleTo } from '../invoices/visible.ts'
import { visibleTo } from '../receipts/visible.ts'
import { checkFile, DECODING, STORING } from './file-types.ts'
import type { FileScan, FileStore, StoredFile } from './ports.ts'
import { createTurns } from './turns.ts'
import { deleteOwnFile, forgetUnused, hasTooMany } from './unused.ts'

const TOO_MANY = 'Загружено слишком много файлов. Удалите лишние или попробуйте завтра'

/** A file is shown inline, executes nothing, and is never cached (B07). */
const headersFor = (name: string, contentType: FileType): Record<string, string> => ({
  'Content-Disposition': `${contentType.startsWith('image/') ? 'inline' : 'attachment'}; filename="${name}"`,
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': SANDBOXED,
  'Cache-Control': 'no-store',
})

/** A file of the store as an answer. Its size is told before it begins: what ends earlier has broken off. */
export const answerWith = (name: string, contentType: FileType, { size, stream }: StoredFile): Streamed => ({
  contentType,
  headers: { ...headersFor(name, contentType), 'Content-Length': String(size) },
  stream,
})

/** Inserts a file's row before its bytes; concurrent uploads of one account are counted one after the other. */
const announce = (db: Db, row: typeof files.$inferInsert, now: number): Promise<void> =>
  db.transaction(async (tx) => {
    const [owner] = await tx.select({ id: users.id }).from(users).where(eq(users.id, row.ownerId)).for('no key update')
    if (!owner) refuse('unauthorised')
    if (await hasTooMany(tx, row.ownerId, now)) refuse('notDone', TOO_MANY)
    await tx.insert(files).values(row)
  })

/** A store that is away leaves no row behind: a person who tries again and again would reach the limit of unattached files. */
const putOrForget = async (
  db: Db,
  store: FileStore,
  { name, bytes }: { name: string; bytes: Buffer },
  now: number,
): Promise<void> => {
  try {
    await store.put(name, bytes)
  } catch (error) {
    if (error instanceof ServiceAway) await db.transaction((tx) => forgetUnused(tx, [name], now))
    throw error
  }
}

/** The file is a photograph of a receipt that this person may see. */
const onVisibleReceipt = (db: Db, actor: Actor) =>
  exists(
    db
      .select({ id: receipts.id })
      .from(receiptFiles)
      .innerJoin(receipts, eq(receipts.id, receiptFiles.receiptId))
      .where(and(eq(receiptFiles.name, files.name), visibleTo(db, actor))),
  )

/** The file belongs to a document that this person may see. */
const onVisibleInvoice = (db: Db, actor: Actor) =>
  exists(
    db
      .select({ id: invoices.id })
      .from(invoiceFiles)
      .innerJoin(invoices, eq(invoices.id, invoiceFiles.invoiceId))
      .where(and(eq(invoiceFiles.name, files.name), isVisibleTo(db, actor))),
  )

/** The file is in a message of this person's conversation; an operator answers everybody. */
const inOwnChat = (db: Db, { id, isOperator }: Actor) =>
  exists(
    db
      .select({ id: chatMessages.id })
      .from(chatMessages)
      .where(and(eq(chatMessages.fileName, files.name), isOperator ? undefined : eq(chatMessages.ownerId, id))),
  )

/**
 * B07: own files, those of visible receipts, documents and messages. An operator sees the images of a passport by an operation of their
 * own alone, each of them a line of the audit (D238).
 */
const mayBeSeenBy = (db: Db, actor: Actor) =>
  or(eq(files.ownerId, actor.id), onVisibleReceipt(db, actor), onVisibleInvoice(db, actor), inOwnChat(db, actor))

export const fileHandlers = ({ fileStore, fileScan }: { fileStore: FileStore; fileScan: FileScan }) => {
  const decoding = createTurns(DECODING)
  const storing = createTurns(STORING)

  const storeUpload = async ({ actor, db, now }: Pick<Call<'uploadFile'>, 'actor' | 'db' | 'now'>, file: Upload) => {
    const given = { name: file.name, tooLong: file.tooLong, bytes: await file.read() }
    const checked = await checkFile(given, (work) => decoding.take(actor.id, work))
    if ('problem' in checked) return refuse('notDone', fileProblemText(checked.problem, file.name))
    const clean = await fileScan.isClean(checked.bytes, checked.contentType)
    if (!clean) return refuse('notDone', `Файл ${file.name} не прошёл проверку безопасности.`)
    const name = `${randomBytes(16).toString('hex')}.${checked.extension}`
    const { contentType, bytes } = checked
    await announce(db, { name, ownerId: actor.id, contentType, size: bytes.length, createdAt: new Date(now) }, now)
    await putOrForget(db, fileStore, { name, bytes }, now)
    const stored = await db
      .update(files)
      .set({ storedAt: new Date(now) })
      .where(eq(files.name, name))
      .returning({ name: files.name })
    if (stored.length > 0) return ok(name)
    // The owner has been deleted meanwhile, and with the owner the row.
    await fileStore.remove(name)
    return refuse('unauthorised')
  }

  return defineHandlers<'uploadFile' | 'downloadFile' | 'deleteFile'>({
    /** API49: one file; a refused one is code 500 with a message. */
    uploadFile: async (call) => {
      const { actor, db, now } = call
      const file = await call.upload()
      try {
        // Before any decoding: a caller without the right to store a file must not cause work.
        if (await hasTooMany(db, actor.id, now)) return refuse('notDone', TOO_MANY)
        return await storing.take(actor.id, () => storeUpload(call, file))
      } finally {
        await file.close()
      }
    },

    /** API48: another user's file gets the same answer as one that never existed. */
    downloadFile: async ({ actor, db, path }) => {
      const [row] = await db
        .select()
        .from(files)
        .where(and(eq(files.name, path.id), isStored, mayBeSeenBy(db, actor)))
      const file = row ? await fileStore.get(row.name) : null
      if (!row || !file) return refuse('notFound')
      return answerWith(row.name, row.contentType, file)
    },

    /** AT17: the caller's own file that is attached to nothing. */
    deleteFile: async ({ actor, db, now, path }) => {
      const outcome = await deleteOwnFile(db, actor.id, path.id, now)
      if (outcome === 'missing') return refuse('notFound')
      return outcome === 'used' ? refuse('fileInUse') : ok(null)
    },
  })
}
