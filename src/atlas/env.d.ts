/** Made by vite.atlas.config.ts. */
declare module 'virtual:atlas-index' {
  import type { IndexFlow } from './page/index-of.ts'

  const index: IndexFlow[]
  export default index
}
