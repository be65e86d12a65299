/** The web font inside a stylesheet: a frame without an origin of its own may ask nobody for a file. */
import face from '../../../ui/styles/web-face.css?raw'
import cyrillic from '@fontsource-variable/golos-text/files/golos-text-cyrillic-wght-normal.woff2?inline'
import latin from '@fontsource-variable/golos-text/files/golos-text-latin-wght-normal.woff2?inline'

export const fonts = face.replaceAll(
  /url\('([^']+)'\)/g,
  (_, path: string) => `url('${path.includes('cyrillic') ? cyrillic : latin}')`,
)
