import { useEffect, useState } from 'react'

export type Loaded<Value> = { kind: 'loading' } | { kind: 'loaded'; value: Value } | { kind: 'failed' }

/** The value of a promise; another `key` starts another request, and a stale answer is dropped. */
export const useLoaded = <Value>(key: string, load: () => Promise<Value>): Loaded<Value> => {
  const [loaded, setLoaded] = useState<{ key: string; result: Loaded<Value> } | null>(null)
  useEffect(() => {
    let isWanted = true
    const take = (result: Loaded<Value>) => isWanted && setLoaded({ key, result })
    load().then(
      (value) => take({ kind: 'loaded', value }),
      () => take({ kind: 'failed' }),
    )
    return () => {
      isWanted = false
    }
    // The key identifies the request.
    // eslint-disable-next-line react/exhaustive-deps
  }, [key])
  return loaded?.key === key ? loaded.result : { kind: 'loading' }
}
