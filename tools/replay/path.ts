/** The link of a model's path, or of a generated visit. */
import { flowsWithFixtures } from '../../model/explore/flows.ts'
import { linkOfLines, pathLines } from '../../model/replay/path.ts'
import { marks } from '../../model/replay/marks.ts'
import { sessionOf } from '../../model/replay/sessions.ts'

const USAGE = `npm run replay:path -- <сценарий> <начало> <шаг>…
npm run replay:path -- <сценарий> --seed <число> [--steps <число>]`

const numberBehind = (words: readonly string[], name: string, otherwise: number): number => {
  const at = words.indexOf(name)
  return at < 0 ? otherwise : Number(words[at + 1])
}

/**
 * @param words of the command: the name of the flow; then a start and steps of its model, or the seed and the length of a visit
 * @returns a link; where the words name no path, what is possible, in Russian
 */
export const linkOfPath = async (words: readonly string[]): Promise<{ link: string } | { problem: string }> => {
  const [name = '', ...rest] = words
  const found = (await flowsWithFixtures()).find(({ flow }) => flow === name)
  if (found === undefined) return { problem: USAGE }
  const { fixture } = found
  const note = `${name}: ${rest.join(', ')}`
  if (rest.includes('--seed')) {
    const [seed, steps] = [numberBehind(rest, '--seed', 0), numberBehind(rest, '--steps', 12)]
    return { link: linkOfLines(sessionOf(fixture, marks, { seed, steps }).lines, note) }
  }
  const [input = '', ...labels] = rest
  try {
    return { link: linkOfLines(pathLines(fixture, input, labels, found.words.places[0]), note) }
  } catch (error) {
    const starts = Object.keys(fixture.inputs).join(', ')
    return { problem: `${error instanceof Error ? error.message : String(error)}\nНачала: ${starts}` }
  }
}
