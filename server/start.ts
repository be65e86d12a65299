import { join } from 'node:path'
import { buildApp } from './app.ts'
import type { AppOptions } from './app.ts'
import { serveAtlas } from './atlas.ts'
import type { Config } from './config.ts'
import { describeError } from './contract/describe-error.ts'
import { migrate } from './db/migrate.ts'
import { openPglite } from './db/open-pglite.ts'
import { openPostgres } from './db/open-postgres.ts'
import { serveDemoDocuments } from './demo/documents.ts'
import { serveDemoPage } from './demo/page.ts'
import { putDemoPassport } from './demo/passport.ts'
import { seedDemo } from './demo/seed.ts'
import type { Deps } from './deps.ts'
import { buildWorker, scheduleRepeating } from './jobs.ts'
import { loggerOptions } from './log.ts'
import { argonPasswords } from './modules/auth/passwords.ts'
import { YANDEX_CAPTCHA } from './modules/captcha/yandex.ts'
import { CODE_RULES } from './modules/codes/rules.ts'
import { portsFromConfig } from './ports-from-config.ts'

const POLL_JOBS_EVERY = 500
/** The sandbox's tax service answers after three seconds. */
const RECEIPT_CHECK_DELAY = 3_000

/** A running server. */
export interface Running {
  /** Where it listens, http://host:port. */
  url: string
  /** Whether the demo world was written at this start. */
  seeded: boolean
  /** Whether the atlas is built and served. */
  hasAtlas: boolean
  stop(): Promise<void>
}

/**
 * Opens the database, brings it up to date, fills it in demo mode, starts the jobs and listens.
 * @param print shows a line to the person at the terminal
 * @throws FolderTaken when the data folder is in use, and the system's EADDRINUSE when the port is
 */
export const start = async (
  config: Config,
  logger: AppOptions['logger'] = loggerOptions,
  print: (line: string) => void = () => undefined,
): Promise<Running> => {
  const opened = config.databaseUrl
    ? openPostgres(config.databaseUrl, config.poolSize, (error) =>
        app?.log.error(describeError(error), 'database connection lost'),
      )
    : await openPglite(config.dataDir)
  let app: Awaited<ReturnType<typeof buildApp>> | undefined
  try {
    await migrate(opened.db)
    const isDemo = config.mode === 'demo'
    const deps: Deps = {
      db: opened.db,
      now: () => Date.now(),
      ports: portsFromConfig(config, opened.db, print),
      passwords: argonPasswords,
      codeRules: CODE_RULES,
      isDemo,
      receiptCheckDelay: RECEIPT_CHECK_DELAY,
      deadlines: config.deadlines,
      receiptAge: config.receiptAge,
    }
    const seeded = isDemo && (await seedDemo(deps.db, deps.now(), deps.passwords))
    if (isDemo) await putDemoPassport(deps.ports.fileStore)
    const server = await buildApp(deps, {
      checkAnswers: config.checkAnswers,
      logger,
      portalDir: config.portalDir,
      proxies: config.proxies,
      captchaOrigin: config.captcha.kind === 'yandex' ? YANDEX_CAPTCHA : null,
    })
    app = server
    if (isDemo) serveDemoDocuments(server)
    if (isDemo) serveDemoPage(server)
    const hasAtlas = isDemo && (await serveAtlas(server, join(config.portalDir, '..', 'atlas')))
    await scheduleRepeating(deps)
    const worker = buildWorker(deps, (error, kind) => server.log.error({ ...describeError(error), kind }, 'job failed'))
    const url = await server.listen({ host: config.host, port: config.port })
    worker.start(POLL_JOBS_EVERY)
    const stop = async (): Promise<void> => {
      await server.close()
      await worker.stop()
      await opened.close()
    }
    return { url, seeded, hasAtlas, stop }
  } catch (error) {
    await app?.close()
    await opened.close()
    throw error
  }
}
