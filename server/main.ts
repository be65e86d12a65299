import { BadConfig, readConfig } from './config.ts'
import { describeDemo } from './demo/describe.ts'
import { databaseAwayIn } from './db/database-away.ts'
import { FolderTaken } from './db/folder-lock.ts'
import { NewerSchema } from './db/migrate.ts'
import { start } from './start.ts'

const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code

/** Why the server could not start, for the person at the terminal. */
const explain = (error: unknown): string => {
  if ([BadConfig, FolderTaken, NewerSchema].some((known) => error instanceof known)) return (error as Error).message
  const { port } = error as { port?: number }
  if (codeOf(error) === 'EADDRINUSE') return `Порт ${port} занят другой программой. Остановите её или задайте другой порт в PORT.`
  const away = databaseAwayIn(error)
  // Several addresses of one name that all refuse have a code and no message.
  if (away) return `PostgreSQL по адресу из DATABASE_URL недоступен: ${(away.cause as Error).message || codeOf(away.cause)}`
  return `Сервер не запустился: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`
}

// The embedded engine creates its files open to everybody.
process.umask(0o077)

try {
  const config = readConfig(process.env)
  const running = await start(config, undefined, (line) => console.log(line))
  const url = running.url.replace('127.0.0.1', 'localhost')
  console.log(`Платформа МСТ: ${url}`)
  if (running.hasAtlas) console.log(`Атлас: ${url}/atlas`)
  if (config.mode === 'demo') {
    console.log(`Демонстрация (учётные записи, вход одним нажатием, SMS): ${url}/demo`)
    console.log(describeDemo())
  }
  // Whoever started this process may wait for it (`npm start` does).
  process.send?.({ ready: true })
  let stopping = false
  const stop = (): void => {
    if (stopping) return
    stopping = true
    running.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(explain(error))
        process.exit(1)
      },
    )
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
} catch (error) {
  console.error(explain(error))
  process.exitCode = 1
}
