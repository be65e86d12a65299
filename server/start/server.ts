import type { FastifyInstance } from 'fastify'
import { buildApp } from '../http/app.ts'
import type { AppOptions } from '../http/app.ts'
import type { Deps } from './deps.ts'
import { allHandlers } from './handlers.ts'
import { boundPorts } from './ports/bound-ports.ts'

/** Builds the server with every operation and a timeout on each port, without listening. The caller closes it. */
export const buildServer = (deps: Deps, options: AppOptions): Promise<FastifyInstance> =>
  buildApp(deps, allHandlers({ ...deps, ports: boundPorts(deps.ports, deps.portTimes) }), options)
