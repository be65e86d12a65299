import { useEffect } from 'react'

interface PhoneForm {
  getSnapshot: () => { context: { form: { values: { mobile: string } } } }
  send: (event: { type: 'form.change'; patch: { mobile: string } }) => void
}

/**
 * Brings the phone of a draft to a form that is prerendered as everybody finds it, once the page is taken over; a phone that
 * has been typed meanwhile stays.
 */
export const useTypedPhone = (actor: PhoneForm, mobile: string): void => {
  useEffect(() => {
    const isEmpty = actor.getSnapshot().context.form.values.mobile === ''
    if (isEmpty && mobile !== '') actor.send({ type: 'form.change', patch: { mobile } })
  }, [actor, mobile])
}
