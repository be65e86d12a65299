import closeWithGrace from 'close-with-grace'
import { describeDemo } from './demo/describe.ts'
import { processLog } from './http/watch/log.ts'
import { describeError } from './kernel/describe-error.ts'
import { readConfig } from './start/config.ts'
import { explain } from './start/explain.ts'
import { start } from './start/start.ts'

/** After this time the process exits as it is. Orchestrators kill a process after ten seconds. */
const STOP_TIME = 9_500
const ASKED_TO_STOP: closeWithGrace.Signals[] = ['SIGINT', 'SIGTERM', 'SIGHUP']

/**
 * Ctrl-C arrives twice: from the terminal, and from the command that started this process. closeWithGrace would treat the second
 * signal as impatience and exit at once, with the database open.
 */
const stopOnce = (stop: () => void): (() => void) => {
  let isStopping = false
  return () => {
    if (isStopping) return
    isStopping = true
    stop()
  }
}

// The embedded engine creates its files readable for everybody.
process.umask(0o077)

try {
  const config = readConfig(process.env)
  const running = await start(config, processLog(), (line) => console.log(line))
  // Before the start is announced: a process that sees the announcement may send the signal to stop.
  const ending = closeWithGrace({ delay: STOP_TIME, skip: ASKED_TO_STOP }, async ({ err }) => {
    if (err) running.log.fatal(describeError(err), 'nobody caught this error')
    await running.stop()
  })
  const stop = stopOnce(ending.close)
  for (const signal of ASKED_TO_STOP) process.on(signal, stop)
  const url = running.url.replace('127.0.0.1', 'localhost')
  console.log(`Платформа МСТ: ${url}`)
  if (running.metricsUrl !== null) console.log(`Метрики: ${running.metricsUrl}/metrics`)
  if (running.hasDesk) console.log(`Пульт операторов: ${url}/desk`)
  if (running.hasAtlas) console.log(`Атлас: ${url}/atlas`)
  if (config.mode === 'demo') {
    console.log(`Демонстрация (учётные записи, вход одним нажатием, SMS): ${url}/demo`)
    console.log(describeDemo())
  }
  // The parent process may wait for this message (`npm start` does).
  process.send?.({ ready: true })
} catch (error) {
  console.error(explain(error))
  process.exitCode = 1
}
