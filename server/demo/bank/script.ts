/** The script of the sandbox bank's page: digits in groups while they are typed, and a button that closes the tab. Works without it too. */
export const bankScript = String.raw`
const number = document.getElementById('number')
const expiry = document.getElementById('expiry')
const digits = (text) => text.replace(/\D/g, '')
/** Formats behind the last sign only: a person who corrects in the middle keeps the cursor. */
const format = (field, make) => field?.addEventListener('input', () => {
  if (field.selectionStart !== field.value.length) return
  field.value = make(digits(field.value))
})
format(number, (text) => text.slice(0, 16).replace(/(.{4})(?=.)/g, '$1 '))
format(expiry, (text) => (text.length > 2 ? text.slice(0, 2) + '/' + text.slice(2, 4) : text))
;(document.querySelector('[aria-invalid]') ?? number)?.focus()
const close = document.getElementById('close')
if (close && window.opener !== null) {
  close.hidden = false
  close.addEventListener('click', () => window.close())
}
// Typed data does not wait in a tab that somebody comes back to.
addEventListener('pagehide', () => document.querySelector('form')?.reset())
`
