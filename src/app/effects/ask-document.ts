/** Whether a model's document is there, before a tab shows it (IV09). */
import type { DocumentAnswer } from '../../machines/lookup/tool-info/types.ts'

/** As long as a person waits before an empty tab. */
const LONGEST = 15_000

/**
 * Asks this site for the document; its body is not read. Another site does not let the portal ask: the tab shows what is there.
 * A page instead of a document is an answer of the portal for an address that nobody serves.
 */
export const askDocument = async (url: string, signal: AbortSignal): Promise<DocumentAnswer> => {
  const address = new URL(url, window.location.href)
  if (address.origin !== window.location.origin) return 'there'
  const end = new AbortController()
  const either = AbortSignal.any([signal, end.signal, AbortSignal.timeout(LONGEST)])
  try {
    const { ok, headers } = await fetch(address, { signal: either, credentials: 'same-origin' })
    if (!ok) return 'failed'
    return headers.get('Content-Type')?.startsWith('text/html') ? 'unsupported' : 'there'
  } catch {
    return 'failed'
  } finally {
    end.abort()
  }
}
