import type { FastifyInstance } from 'fastify'
import { buildApp } from '../http/app.ts'
import type { AppOptions } from '../http/app.ts'
import type { Deps } from './deps.ts'
import { allHandlers } from './handlers.ts'
import { boundPorts } from './ports/bound-ports.ts'

/** The server with every operation, each port within its time; it does not listen yet. The caller closes it. */
export const buildServer = (deps: Deps, options: AppOptions): Promise<FastifyInstance> =>
  buildApp(deps, allHandlers({ ...deps, ports: boundPorts(deps.ports, deps.portTimes) }), options)
