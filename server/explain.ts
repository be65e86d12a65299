import { BadConfig } from './config.ts'
import { FolderTaken } from './db/folder-lock.ts'

/** Why a command could not do its work, for the person at the terminal. */
export const explain = (error: unknown): string => {
  if (error instanceof BadConfig || error instanceof FolderTaken) return error.message
  const { code, port } = error as NodeJS.ErrnoException & { port?: number }
  if (code === 'EADDRINUSE') return `Порт ${port} занят другой программой. Остановите её или задайте другой порт в PORT.`
  if (code === 'ECONNREFUSED') return 'PostgreSQL по адресу из DATABASE_URL не отвечает.'
  return `Ничего не вышло: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`
}
