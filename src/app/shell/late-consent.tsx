/**
 * The consent banner and the visit counter are a chunk of their own, which hydrates after the page. Who starts a page that has no
 * prerendered banner waits for it: a banner that comes to a usable screen takes a press away from the button below it.
 */
import { lazy, useState, type ComponentType, type ReactNode } from 'react'
import type { Route } from '../routing/routes.ts'

interface Props {
  route: Route
  path: string
}

let known: ComponentType<Props> | null = null

/** Never fails: without the chunk the next visit asks. */
export const loadConsent = (): Promise<{ default: ComponentType<Props> }> =>
  import('./consent.tsx')
    .catch(() => ({ default: () => null }))
    .then((module) => {
      known = module.default
      return module
    })

const Later = lazy(loadConsent)

/** What is loaded comes with the first render; a lazy component would come with a second one. */
export const LateConsent = (props: Props): ReactNode => {
  const [Consent] = useState<ComponentType<Props>>(() => known ?? Later)
  return <Consent {...props} />
}
