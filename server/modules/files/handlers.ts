import { randomBytes } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { defineHandlers } from '../../contract/handlers.ts'
import { ok, refuse } from '../../contract/refusal.ts'
import { files } from '../../db/schema.ts'
import type { Ports } from '../../ports.ts'
import { checkFile } from './file-types.ts'

/** A file is looked at where it is, runs nothing, and stays in no cache (B07 of docs/decisions.md). */
const headersFor = (name: string, contentType: string): Record<string, string> => ({
  'Content-Disposition': `${contentType.startsWith('image/') ? 'inline' : 'attachment'}; filename="${name}"`,
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "sandbox; default-src 'none'",
  'Cache-Control': 'no-store',
})

export const fileHandlers = ({ fileStore, fileScan }: Ports) =>
  defineHandlers<'uploadFile' | 'downloadFile'>({
    /** API49: one file; a refused one is code 500 with a message. */
    uploadFile: async ({ actor, db, now, upload }) => {
      const { name, bytes, tooLong } = await upload()
      if (tooLong) return refuse('notDone', `Максимальный размер файла ${name} превышает 10 МБ.`)
      const checked = await checkFile(bytes)
      if (!checked) return refuse('notDone', `Файл ${name} повреждён или не подходит: нужен png, jpg, jpeg или pdf.`)
      const clean = await fileScan.isClean(checked.bytes, checked.contentType)
      if (!clean) return refuse('notDone', `Файл ${name} не прошёл проверку безопасности.`)
      const stored = `${randomBytes(16).toString('hex')}.${checked.extension}`
      await fileStore.put(stored, checked.bytes)
      const row = {
        name: stored,
        ownerId: actor.id,
        contentType: checked.contentType,
        size: checked.bytes.length,
        createdAt: new Date(now),
      }
      try {
        await db.insert(files).values(row)
      } catch (error) {
        await fileStore.remove(stored)
        throw error
      }
      return ok(stored)
    },

    /** API48: the owner's file; a stranger's answers like one that never was. */
    downloadFile: async ({ actor, db, path }) => {
      const [row] = await db
        .select()
        .from(files)
        .where(and(eq(files.name, path.id), eq(files.ownerId, actor.id)))
      const bytes = row ? await fileStore.get(row.name) : null
      if (!row || !bytes) return refuse('notFound')
      return { contentType: row.contentType, headers: headersFor(row.name, row.contentType), bytes }
    },
  })
