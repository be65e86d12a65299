/** Says of a failed path how it opens in the replay. */

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`

/**
 * Does a piece of a test along a path of a model. What fails says the command that prints the path as a link for /support (D265).
 * @param path the flow and the start, by their names, and the steps
 */
export const inReplay = async <Found>(
  path: { flow: string; input: string; steps: readonly string[] },
  work: () => Promise<Found>,
): Promise<Found> => {
  try {
    return await work()
  } catch (error) {
    const words = [path.flow, path.input, ...path.steps].map(quoted).join(' ')
    if (error instanceof Error) error.message += `\nIn the replay: npm run replay:path -- ${words}`
    throw error
  }
}
