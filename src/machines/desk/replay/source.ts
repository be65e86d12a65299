/** Whether a text looks like a link or a file of a report. Nothing is unpacked here: the audit hears of it first. */

/** The form of packing, the release, a point, the data; with a dictionary two signs for each flow stand between (src/replay/packed). */
const PLAIN = /^1(?:[\w-]+\.)+[\w-]+$/
const WITH_DICTIONARY = /^2[\da-f]{8}\.[\da-z]*\.[\w-]+$/
const IN_FILE = /"recording":\s*"([^"]{1,100000})"/
/** Behind the recording stand size, theme, place and words. */
const REST = '!'

export const isFileText = (text: string): boolean => text.trimStart().startsWith('{')

/** @param text a link, the fragment of one, the text of a file */
export const isReportText = (text: string): boolean => {
  const trimmed = text.trim()
  const recording = isFileText(trimmed)
    ? (IN_FILE.exec(trimmed)?.[1] ?? '')
    : trimmed.slice(trimmed.indexOf('#') + 1).split(REST, 1)[0]
  return PLAIN.test(recording ?? '') || WITH_DICTIONARY.test(recording ?? '')
}
