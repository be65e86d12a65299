import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { MAX_FILE_BYTES } from '../../../src/domain/portal/limits.ts'
import type { Upload } from '../../kernel/call/handlers.ts'
import { Refusal, refuse } from '../../kernel/call/refusal.ts'
import { spool } from '../../kernel/spool.ts'

const FIELD = 'file'
const ONE_BY_ONE = 'Загружайте файлы по одному'

/** The name for display: no path, no control characters, limited length. */
const readableName = (name: string | undefined): string => {
  const last = (name ?? '').replaceAll(/[\p{Cc}\p{Cf}]/gu, '').replace(/^.*[\\/]/s, '')
  return last.slice(-100) || 'файл'
}

const readPart = async ({ file, fieldname, filename }: MultipartFile): Promise<Upload> => {
  if (fieldname !== FIELD) return refuse('invalidRequest')
  const spooled = await spool(file)
  return { ...spooled, name: readableName(filename), tooLong: file.truncated }
}

/** Reads the whole request: parts after the first file matter too. */
const readParts = async (request: FastifyRequest): Promise<Upload> => {
  let upload: Upload | undefined
  try {
    for await (const part of request.files({ limits: { fileSize: MAX_FILE_BYTES }, throwFileSizeLimit: false })) {
      if (upload) return refuse('notDone', ONE_BY_ONE)
      upload = await readPart(part)
    }
    return upload ?? refuse('invalidRequest')
  } catch (error) {
    await upload?.close()
    throw error
  }
}

const CALLS_OF_THE_DISK = new Set(['open', 'unlink', 'write'])

/** A full disk is no fault of the request. */
const isOfTheDisk = (error: unknown): boolean => CALLS_OF_THE_DISK.has((error as NodeJS.ErrnoException).syscall ?? '')

/**
 * Reads the one file of a multipart request and lays it aside: however slowly it comes, it fills no memory (D272).
 * @throws Refusal invalidRequest when the request is not a complete multipart body with the field «file», and notDone when it
 * contains several files: none of them is stored
 */
export const readUpload = async (request: FastifyRequest): Promise<Upload> => {
  try {
    return await readParts(request)
  } catch (error) {
    // Drains the rest: an unread body would block the connection for the next request.
    request.raw.unpipe()
    request.raw.resume()
    if (error instanceof Refusal || isOfTheDisk(error)) throw error
    request.log.info({ name: error instanceof Error ? error.name : typeof error }, 'unreadable upload')
    return refuse('invalidRequest')
  }
}
