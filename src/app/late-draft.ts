/**
 * Drafts of screens that are prerendered: the page shows the form as everybody finds it, and the browser's first render must
 * be the same. What the device remembers comes once the page is taken over.
 */
import { useEffect } from 'react'
import { useIsInBrowser } from './use-is-in-browser.ts'

/**
 * @param isElsewhere the draft leads to another part of the screen than the form: the flow begins anew there, under another key
 * @returns the draft to begin with, and the key of the flow's component
 */
export const useLateDraft = <Draft>(draft: Draft, none: Draft, isElsewhere: boolean): { key: string; draft: Draft } => {
  const isInBrowser = useIsInBrowser()
  return { key: String(isElsewhere && !isInBrowser), draft: isInBrowser ? draft : none }
}

interface FormActor<Values> {
  getSnapshot: () => { context: { form: { values: Values } } }
  send: (event: { type: 'form.change'; patch: Partial<Values> }) => void
}

/**
 * Brings what a late draft says of the fields into the form. A text that has been typed meanwhile stays.
 * @param valuesOf the same function at every render
 */
export const useLateValues = <Values extends object, Draft>(
  actor: FormActor<Values>,
  draft: Draft,
  valuesOf: (draft: Draft) => Partial<Values>,
): void => {
  useEffect(() => {
    const { values } = actor.getSnapshot().context.form
    const late = (Object.entries(valuesOf(draft)) as [keyof Values, unknown][]).filter(([field, value]) =>
      typeof value === 'string' ? value !== '' && values[field] === '' : value !== values[field],
    )
    if (late.length > 0) actor.send({ type: 'form.change', patch: Object.fromEntries(late) as Partial<Values> })
  }, [actor, draft, valuesOf])
}
