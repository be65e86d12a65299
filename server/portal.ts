import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'

const YEAR = 31_536_000

/** Names under /assets carry a hash of their content; everything else may change under its name. */
const cacheFor = (folder: string, path: string): string =>
  path.startsWith(join(folder, 'assets')) ? `public, max-age=${YEAR}, immutable` : 'no-cache'

/**
 * Serves the built portal.
 * @returns what answers a navigation to one of its screens, or null when nothing is built (development)
 */
export const servePortal = async (
  app: FastifyInstance,
  folder: string,
): Promise<((reply: FastifyReply) => FastifyReply) | null> => {
  const root = resolve(folder)
  if (!existsSync(join(root, 'index.html'))) return null
  await app.register(fastifyStatic, {
    root,
    cacheControl: false,
    dotfiles: 'deny',
    setHeaders: (response, path) => {
      response.setHeader('Cache-Control', cacheFor(root, path))
    },
  })
  return (reply) => reply.sendFile('index.html')
}
