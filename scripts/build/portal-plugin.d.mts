import type { Plugin } from 'vite'

export const portalPlugin: (entry: string) => Plugin
