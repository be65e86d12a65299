import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * A folder of files that the build leaves among the server's sources.
 * @param path from `server/`
 */
export const findFolder = (path: string): string => {
  const here = fileURLToPath(new URL('.', import.meta.url))
  // Beside the sources, or, for the built server, in its project.
  const candidates = [join(here, '..', path), join(here, '../../server', path), join(process.cwd(), 'server', path)]
  const found = candidates.find((folder) => existsSync(folder))
  if (!found) throw new Error(`Не найдена папка: ${candidates.join(', ')}`)
  return found
}
