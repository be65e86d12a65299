import type { Plugin } from 'vite'

export interface Slim {
  code: string
  /** How often each rule has found what it is about. */
  found: Record<string, number>
  /** A tie at the top of the file that no rule knows. */
  tied: string | null
}

export const slim: (text: string) => Slim
export const slimRouter: () => Plugin
