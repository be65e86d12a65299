/** «Нажимает «Повторить»» → «Вы нажимаете «Повторить»»: the analysts' words of events, told to the person who did it. */

/** A verb of the third person, at the beginning or behind a comma, a colon, «или», «и». */
const VERB = /(^|[,:] |(?<=\s)(?:или|и) (?:не )?)([А-ЯЁа-яё]+?)(ет|ит|ёт)(ся)?(?=[\s,:.]|$)/g
/** What stands in quotes is a name. */
const NAMES = /(«[^»]*»)/

const told = (text: string): string =>
  text.replaceAll(VERB, (_, before: string, stem: string, ending: string, self?: string) => {
    const verb = `${stem}${ending}е`
    return `${before}${verb}${self === undefined ? '' : 'сь'}`
  })

/** @param text words of an event: «Нажимает «Повторить»» */
export const secondPerson = (text: string): string => {
  const parts = text.split(NAMES).map((part, at) => (at % 2 === 1 ? part : told(part)))
  const [first = '', ...others] = parts
  return `Вы ${first.charAt(0).toLowerCase()}${first.slice(1)}${others.join('')}`
}
