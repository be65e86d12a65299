import type { FastifyRequest } from 'fastify'
import { MAX_FILE_BYTES } from '../../../src/domain/limits.ts'
import { Refusal, refuse } from '../../contract/refusal.ts'
import type { Upload } from '../../contract/handlers.ts'

const FIELD = 'file'

/** The name as a person may read it back: no path, no control characters, not endless. */
const readableName = (name: string | undefined): string => {
  const last = (name ?? '').replaceAll(/[\p{Cc}\p{Cf}]/gu, '').replace(/^.*[\\/]/s, '')
  return last.slice(-100) || 'файл'
}

const readPart = async (request: FastifyRequest): Promise<Upload> => {
  const part = await request.file({ limits: { fileSize: MAX_FILE_BYTES, files: 1 }, throwFileSizeLimit: false })
  if (part?.fieldname !== FIELD) return refuse('invalidRequest')
  const chunks: Buffer[] = []
  for await (const chunk of part.file) chunks.push(chunk as Buffer)
  return { name: readableName(part.filename), bytes: Buffer.concat(chunks), tooLong: part.file.truncated }
}

/**
 * Reads the one file of a multipart request.
 * @throws Refusal invalidRequest when the request is not a whole multipart body with the field «file»
 */
export const readUpload = async (request: FastifyRequest): Promise<Upload> => {
  try {
    return await readPart(request)
  } catch (error) {
    if (error instanceof Refusal) throw error
    request.log.info({ name: error instanceof Error ? error.name : typeof error }, 'unreadable upload')
    return refuse('invalidRequest')
  }
}
