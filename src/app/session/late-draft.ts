/**
 * Drafts of prerendered screens: the page shows the empty form, and the first render in the browser must match it (hydration).
 * The stored draft is applied after hydration.
 */
import { useEffect } from 'react'
import { useIsInBrowser } from '../browser/use-is-in-browser.ts'

/**
 * @param isElsewhere the draft leads to a part of the screen other than the form: the flow restarts there, under another key
 * @returns the initial draft, and the key of the flow's component
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
 * Puts the fields of a late draft into the form. A field that was typed into meanwhile keeps its text.
 * @param valuesOf must be stable across renders
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
