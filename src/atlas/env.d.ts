/** Made by vite.atlas.config.ts. */
declare module 'virtual:atlas-index' {
  import type { IndexFlow } from './page/index-of.ts'

  const index: IndexFlow[]
  export default index
}

/** Made by vite.atlas.config.ts. */
declare module 'virtual:atlas-search' {
  import type { SearchFlow } from './page/search-data.ts'

  const flows: SearchFlow[]
  export default flows
}
