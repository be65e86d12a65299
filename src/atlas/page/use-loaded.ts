import { useEffect, useState } from 'react'

export type Loaded<Value> = { kind: 'loading' } | { kind: 'loaded'; value: Value } | { kind: 'failed' }

/** What a promise brings; another `key` is another wish, and an answer to an older one is dropped. */
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
    // The key says what is wanted.
    // eslint-disable-next-line react/exhaustive-deps
  }, [key])
  return loaded?.key === key ? loaded.result : { kind: 'loading' }
}
