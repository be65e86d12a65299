import type { Plugin } from 'vite'

export const shownFlows: () => Plugin
