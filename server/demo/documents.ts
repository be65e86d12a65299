import type { FastifyInstance } from 'fastify'
import { sendError } from '../http/errors.ts'
import { Refusal } from '../kernel/call/refusal.ts'
import { demoModels } from './tools.ts'

const known = new Set(demoModels.flatMap((model) => (model.documentation ?? []).map((document) => document.url)))

const page = (title: string): string =>
  `BT /F1 20 Tf 60 760 Td (${title}) Tj 0 -30 Td /F1 12 Tf (Demo document of the MST platform) Tj ET`

/** A one-page placeholder. Latin only: the standard fonts of PDF readers have no Cyrillic. */
const makePdf = (title: string): Buffer => {
  const content = page(title)
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  let text = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const xref = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`
  return Buffer.from(
    `${text}${xref}trailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`,
    'latin1',
  )
}

/** Serves the documents of the demo models, so that downloads can be tried. Demo mode only. */
export const serveDemoDocuments = (app: FastifyInstance): void => {
  app.get<{ Params: { name: string } }>('/docs/:name', async (request, reply) => {
    const { name } = request.params
    if (!known.has(`/docs/${name}`)) return sendError(new Refusal('notFound'), reply)
    return reply.type('application/pdf').header('Content-Disposition', `attachment; filename="${name}"`).send(makePdf(name))
  })
}
