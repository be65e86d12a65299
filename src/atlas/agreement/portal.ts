/** The part that stands for all scenarios. */
import { partText } from './part.ts'
import { PORTAL } from './statement.ts'
import type { PresentPart } from './verdict.ts'

export const PORTAL_TITLE = 'Портал целиком'

/** The names and hashes of the scenarios: what a signature of the whole portal is of. */
export const portalText = (parts: readonly Pick<PresentPart, 'flow' | 'title' | 'hash'>[]): string =>
  partText(parts.map(({ flow, title, hash }) => [PORTAL, flow, title, hash].join('\t')).toSorted())
