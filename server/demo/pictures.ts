import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { findFolder } from '../kernel/find-folder.ts'

/** Where the drawings of the demo models are served. */
export const PICTURES = '/pictures/'

/** Serves the drawings of the demo models. Their names have no hash, so browsers ask whether they have changed. Demo mode only. */
export const serveDemoPictures = async (app: FastifyInstance): Promise<void> => {
  await app.register(fastifyStatic, {
    root: findFolder('demo/pictures'),
    prefix: PICTURES,
    decorateReply: false,
    cacheControl: false,
    index: false,
    dotfiles: 'ignore',
    setHeaders: (response) => void response.setHeader('Cache-Control', 'no-cache'),
  })
}
