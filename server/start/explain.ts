import { codeOfFailure } from '../kernel/code-of-failure.ts'
import { databaseAwayIn } from '../kernel/database/database-away.ts'
import { FolderTaken } from '../kernel/database/folder-lock.ts'
import { NewerSchema } from '../kernel/database/migrate.ts'
import { ServiceAway } from '../kernel/service-away.ts'
import { BadKey } from '../kernel/secrets/key-file.ts'
import { BadConfig } from './bad-config.ts'

/** A table or a column that PostgreSQL does not know: the schema is not the code's. */
const OTHER_SCHEMA = new Set(['42P01', '42703'])

const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code

/** The reason why a command failed, for the person at the terminal. */
export const explain = (error: unknown): string => {
  if ([BadConfig, BadKey, FolderTaken, NewerSchema].some((known) => error instanceof known)) return (error as Error).message
  if (error instanceof ServiceAway) return `${error.told} (${error.message})`
  const { port } = error as { port?: number }
  if (codeOf(error) === 'EADDRINUSE') return `Порт ${port} занят другой программой. Остановите её или задайте другой порт в PORT.`
  const away = databaseAwayIn(error)
  // When several addresses of one name all refuse, the error has a code and no message.
  if (away) return `PostgreSQL по адресу из DATABASE_URL недоступен: ${(away.cause as Error).message || codeOf(away.cause)}`
  if (OTHER_SCHEMA.has(codeOfFailure(error) ?? ''))
    return 'База пуста или осталась от прежнего выпуска. Запустите сервер: он создаст и обновит таблицы. Потом повторите команду.'
  return `Ничего не вышло: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`
}
