/** What of a flow its overview shows. */
import type { Chart } from '../../chart/types.ts'
import type { Picked } from '../base/place.ts'

const NAMES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string => text.replace(/[&<>"]/g, (glyph) => NAMES[glyph] ?? glyph)

/**
 * What is chosen inside a closed state, and a closed state itself, opens the whole picture.
 * @param overview as SVG text
 */
export const isOnOverview = ({ states }: Chart, overview: string, picked: Picked | null): boolean => {
  if (picked === null) return true
  const has = (kind: 'state' | 'edge', id: string) => overview.includes(`data-${kind}="${escaped(id)}"`)
  const inside = states.filter(({ parent }) => parent === picked.id)
  const isClosed = picked.kind === 'state' && inside.length > 0 && !inside.some(({ id }) => has('state', id))
  return has(picked.kind, picked.id) && !isClosed
}
