import type { Plugin } from 'vite'

export const slimIcon: (text: string) => { code: string; isIcon: boolean }
export const slimIcons: () => Plugin
