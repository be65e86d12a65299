import type { Plugin } from 'vite'

interface MemberPlace {
  path: string
  modules: readonly string[]
}

export const portalPlugin: (entry: string, places: readonly MemberPlace[]) => Plugin
