/** Reads a Dockerfile, as far as ours go. */

/** An instruction with its words, comments and continued lines taken together. */
export interface Instruction {
  name: string
  rest: string
  line: number
}

/** The instructions of one stage, from its FROM on. */
export interface Stage {
  name: string | null
  base: string
  instructions: Instruction[]
}

export const readInstructions = (text: string): Instruction[] => {
  const found: Instruction[] = []
  let open: Instruction | null = null
  for (const [index, raw] of text.split('\n').entries()) {
    const line = raw.trim()
    if (line === '' || line.startsWith('#')) continue
    const isContinued = line.endsWith('\\')
    const part = isContinued ? line.slice(0, -1).trim() : line
    if (open) open.rest += ` ${part}`
    else {
      const [, name = '', rest = ''] = /^(\S+)\s*(.*)$/.exec(part) ?? []
      open = { name, rest, line: index + 1 }
      found.push(open)
    }
    if (!isContinued) open = null
  }
  return found
}

export const readStages = (instructions: readonly Instruction[]): Stage[] => {
  const stages: Stage[] = []
  for (const instruction of instructions) {
    if (instruction.name === 'FROM') {
      const [base = '', , name = null] = instruction.rest.split(/\s+/)
      stages.push({ name, base, instructions: [] })
    } else stages.at(-1)?.instructions.push(instruction)
  }
  return stages
}

/** The words of the JSON form of CMD and HEALTHCHECK. @throws for the form that needs a shell, which would swallow signals */
export const execForm = (rest: string): string[] => JSON.parse(rest.slice(rest.indexOf('['))) as string[]

/** What is wrong with a Dockerfile, by our own rules; empty when nothing is. */
export const lintDockerfile = (text: string): string[] => {
  const instructions = readInstructions(text)
  const stages = readStages(instructions)
  const last = stages.at(-1)
  if (!last) return ['no FROM']
  const rests = (name: string) => last.instructions.filter((one) => one.name === name).map(({ rest }) => rest)
  const problems: string[] = []
  const insist = (isGood: boolean, problem: string) => void (isGood || problems.push(problem))
  for (const { base } of stages) insist(/:[^:]+$/.test(base) && !base.endsWith(':latest'), `${base}: name a version`)
  for (const { name, line } of instructions) insist(name === name.toUpperCase(), `line ${line}: ${name} in capitals`)
  insist(stages.length > 1, 'one stage: tools of the build would lie in the image')
  insist(
    instructions.every(({ name }) => name !== 'ADD'),
    'ADD fetches and unpacks: COPY',
  )
  for (const { name, rest, line } of instructions) {
    insist(!/(?:KEY|TOKEN|PASSWORD|SECRET)\w*=/.test(rest) || name === 'RUN', `line ${line}: a secret in the image`)
    insist(!/\bsudo\b|curl .*\|/.test(rest), `line ${line}: ${rest}`)
    insist(!/npm (?:install|i)\b/.test(rest), `line ${line}: npm ci takes what the lock file says`)
  }
  insist(
    last.instructions.every(({ name, rest }) => name !== 'COPY' || !/^\.\s|\s\.\s/.test(rest.replace(/ \.\/$/, ''))),
    'the last stage copies the whole context',
  )
  const user = rests('USER').at(-1)
  insist(user !== undefined && user !== 'root' && user !== '0', 'the server runs as root')
  insist(rests('HEALTHCHECK').length === 1 && !rests('HEALTHCHECK')[0]?.startsWith('NONE'), 'one HEALTHCHECK')
  insist(rests('STOPSIGNAL')[0] === 'SIGTERM', 'STOPSIGNAL SIGTERM')
  for (const name of ['CMD', 'HEALTHCHECK'])
    for (const rest of rests(name)) insist(rest.includes('['), `${name} in the form of JSON: a shell would swallow the signal`)
  return problems
}
