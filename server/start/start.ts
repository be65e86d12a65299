import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { serveBankPage } from '../demo/bank/page.ts'
import { serveDemoDocuments } from '../demo/documents.ts'
import { hasDemoAccounts } from '../demo/mark.ts'
import { serveDemoPage } from '../demo/page.ts'
import { serveDemoPictures } from '../demo/pictures.ts'
import { seedDemo } from '../demo/seed.ts'
import { putDemoUploads } from '../demo/uploads.ts'
import type { AppOptions } from '../http/app.ts'
import { serveChats } from '../http/chats/sockets.ts'
import type { Chats } from '../http/chats/sockets.ts'
import { serveAtlas } from '../http/pages/atlas.ts'
import { serveDesk } from '../http/pages/desk.ts'
import { serveReplay } from '../http/pages/replay.ts'
import { serveCrashReport, serveReportData } from '../http/pages/report-data.ts'
import { serveHealth } from '../http/watch/health.ts'
import { loggerOptions } from '../http/watch/log.ts'
import { listenForMetrics } from '../http/watch/metrics-listener.ts'
import { createMetrics } from '../http/watch/metrics.ts'
import { describeError } from '../kernel/describe-error.ts'
import { argonPasswordsOf } from '../kernel/secrets/passwords.ts'
import { sealsOf } from '../kernel/secrets/seal.ts'
import { SIGN_IN_LIMITS } from '../modules/auth/failures.ts'
import { nobodyListens, postTo } from '../modules/bank/notice-job.ts'
import type { PostNotice } from '../modules/bank/notice-job.ts'
import { createLocalBus } from '../modules/chats/bus.ts'
import type { ChatBus } from '../modules/chats/bus.ts'
import { createPostgresBus } from '../modules/chats/postgres-bus.ts'
import { YANDEX_CAPTCHA } from '../modules/captcha/yandex.ts'
import { CODE_RULES } from '../modules/codes/rules.ts'
import { createThrift } from '../modules/suggestions/thrift.ts'
import { BadConfig } from './bad-config.ts'
import type { Config } from './config.ts'
import type { Deps } from './deps.ts'
import { buildWorker, scheduleRepeating } from './jobs.ts'
import { insistOnBucket } from './insist-on-bucket.ts'
import { insistOnKeys, takeKeys } from './keys.ts'
import { openUpToDate } from './open-database.ts'
import { explainMissing, missingTexts } from './missing-texts.ts'
import { PORT_TIMES } from './ports/bound-ports.ts'
import { portsFromConfig } from './ports/ports-from-config.ts'
import { listSandboxes, sandboxesOf } from './sandboxes.ts'
import { explainUntold, untoldTerms } from './told-terms.ts'
import { buildServer } from './server.ts'

const POLL_JOBS_EVERY = 500
/** The sandbox's tax service answers after three seconds. */
const RECEIPT_CHECK_DELAY = 3_000

const DEMO_WORLD =
  'В базе демонстрационные учётные записи с паролем, который знают все. Возьмите пустую базу или удалите их: npm run demo -- remove'

/** A running server. */
export interface Running {
  /** Where it listens, http://host:port. */
  url: string
  /** Whether the demo world was written at this start. */
  seeded: boolean
  /** Whether the atlas is built and served. */
  hasAtlas: boolean
  /** Whether the desk is built and served. */
  hasDesk: boolean
  /** The address of the metrics, http://host:port, or null without metrics. */
  metricsUrl: string | null
  log: FastifyBaseLogger
  /** Refuses new work, finishes running work or gives it back, and closes the database. */
  stop(): Promise<void>
}

/**
 * Opens and migrates the database, seeds it in demo mode, starts the jobs and listens.
 * @param print shows a line to the person at the terminal
 * @throws BadConfig in production on a database with the demo world, BadKey when a key is missing or the database was written under another one, FolderTaken
 * when the data folder is in use, NewerSchema when newer code has upgraded the database, and the system's
 * EADDRINUSE when the port is taken
 */
export const start = async (
  config: Config,
  logger: AppOptions['logger'] = loggerOptions,
  print: (line: string) => void = () => undefined,
): Promise<Running> => {
  let app: Awaited<ReturnType<typeof buildServer>> | undefined
  let post: PostNotice = nobodyListens
  let chatBus: ChatBus | undefined
  let chats: Chats | undefined
  let isStopping = false
  insistOnKeys(config)
  const opened = await openUpToDate(config, (error) => app?.log.error(describeError(error), 'database connection lost'))
  try {
    const isDemo = config.mode === 'demo'
    // Everybody knows their password, and one of them is an operator.
    if (!isDemo && (await hasDemoAccounts(opened.db))) throw new BadConfig(DEMO_WORLD)
    const keys = await takeKeys(opened.db, config, Date.now())
    const thrift = createThrift({
      db: opened.db,
      now: () => Date.now(),
      perDay: config.suggestions.kind === 'dadata' ? config.suggestions.perDay : 0,
      onTurn: (begun) =>
        begun === null
          ? app?.log.info('the suggestion service answers again')
          : app?.log.warn(
              { seconds: Math.round(begun.pause / 1000), reason: begun.reason },
              'the suggestion service is left alone',
            ),
    })
    chatBus = config.databaseUrl
      ? createPostgresBus({
          url: config.databaseUrl,
          db: opened.db,
          report: (error) => app?.log.warn(describeError(error), 'announcements of the chat are interrupted'),
        })
      : createLocalBus()
    const deps: Deps = {
      db: opened.db,
      now: () => Date.now(),
      ports: portsFromConfig(config, opened.db, keys.CAPTCHA_KEY, print, thrift),
      portTimes: PORT_TIMES,
      passwords: argonPasswordsOf(keys.PASSWORD_KEY),
      seals: sealsOf(keys.PASSWORD_KEY),
      codeRules: CODE_RULES,
      signInLimits: SIGN_IN_LIMITS,
      isDemo,
      receiptCheckDelay: RECEIPT_CHECK_DELAY,
      deadlines: config.deadlines,
      reserveLimit: config.reserveLimit,
      payoutRules: config.payoutRules,
      payeeKeys: keys.PAYEE_KEY,
      originKey: keys.ORIGIN_KEY.current,
      certificateKey: keys.CERTIFICATE_KEY.current,
      chatBus,
      portalOrigin: config.publicOrigin ?? `http://localhost:${config.port}`,
      bankKeys: keys.BANK_NOTICE_KEY,
      bankPages: config.bankPages,
      postNotice: (...notice) => post(...notice),
      secondAbove: config.secondAbove,
      checksOff: config.checksOff,
      notificationDays: config.notificationDays,
      receiptAge: config.receiptAge,
    }
    const seeded = isDemo && (await seedDemo(deps.db, deps.now(), deps.passwords))
    await insistOnBucket(config, print)
    if (isDemo) await putDemoUploads(deps.ports.fileStore)
    const metrics =
      config.metrics &&
      createMetrics({
        db: deps.db,
        now: deps.now,
        pool: opened.pool,
        suggestions: config.suggestions.kind === 'dadata' ? () => thrift.state() : null,
        sockets: () => chats?.state() ?? null,
        onFailure: (error) => app?.log.error(describeError(error), 'the queue cannot be counted'),
      })
    const server = await buildServer(deps, {
      checkAnswers: config.checkAnswers,
      logger,
      ...(metrics && { metrics }),
      portalDir: config.portalDir,
      proxies: config.proxies,
      publicOrigin: config.publicOrigin,
      isStopping: () => isStopping,
      captchaOrigin: config.captcha.kind === 'yandex' ? YANDEX_CAPTCHA : null,
    })
    app = server
    const played = isDemo ? [] : sandboxesOf(config)
    if (played.length > 0) {
      print(`ВНИМАНИЕ: сервер работает на песочнице (SANDBOX=accepted): ${listSandboxes(played)}`)
      server.log.warn({ sandboxes: played.map(({ setting }) => setting) }, 'sandboxes in production')
    }
    const missing = missingTexts(config.portalDir)
    if (missing.length > 0) {
      print(explainMissing(missing))
      server.log.warn({ missing }, 'the portal was built without texts of its legal pages')
    }
    const untold = untoldTerms(config)
    if (untold.length > 0) {
      print(explainUntold(untold))
      server.log.warn({ untold }, 'the texts of the portal name other terms')
    }
    if (isDemo) serveDemoDocuments(server)
    if (isDemo) await serveDemoPictures(server)
    if (isDemo) serveDemoPage(server)
    if (config.acquirer === 'sandbox') serveBankPage(server, deps)
    const hasAtlas = isDemo && (await serveAtlas(server, join(config.portalDir, '..', 'atlas')))
    await serveReportData(server, join(config.portalDir, '..', 'report-data'))
    await serveCrashReport(server, join(config.portalDir, '..', 'report'))
    await serveReplay(server, join(config.portalDir, '..', 'replay'))
    const hasDesk = await serveDesk(server, join(config.portalDir, '..', 'desk'))
    await scheduleRepeating(deps)
    const worker = buildWorker(deps, {
      failed: (error, kind) => server.log.error({ ...describeError(error), kind }, 'job failed'),
      putAside: ({ id, kind, tries }, reason) => server.log.error({ id, kind, tries, reason }, 'job put aside'),
      ended: (kind, outcome) => metrics?.jobEnded(kind, outcome),
      allFail: (kind, reason) => server.log.error({ kind, reason }, 'jobs of this kind all fail'),
    })
    const served = serveChats(server, deps)
    chats = served
    serveHealth(server, {
      db: deps.db,
      worker,
      isStopping: () => isStopping,
      sandboxes: played.map(({ setting }) => setting),
      onFailure: (error) => server.log.error(describeError(error), 'readiness cannot be told'),
    })
    const url = await server.listen({ host: config.host, port: config.port })
    post = postTo(url)
    const counted = config.metrics && metrics && (await listenForMetrics(metrics, config.metrics))
    worker.start(POLL_JOBS_EVERY)
    const stop = async (): Promise<void> => {
      isStopping = true
      await setTimeout(config.drain)
      served.close()
      await Promise.all([server.close(), worker.stop()])
      await deps.chatBus.close()
      await counted?.close()
      await opened.close()
    }
    return { url, metricsUrl: counted?.url ?? null, seeded, hasAtlas, hasDesk, log: server.log, stop }
  } catch (error) {
    await app?.close()
    await chatBus?.close()
    await opened.close()
    throw error
  }
}
