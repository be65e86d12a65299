/** Hands a file to the browser's downloads. Its bytes were fetched: an address could not carry the token (A37). */

/** Milliseconds after which the browser has surely taken the bytes. */
const TAKEN = 60_000

export const saveFile = (file: Blob, name: string): void => {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), TAKEN)
}
