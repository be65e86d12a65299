/** The lines in which two screens differ. */

export interface LineChange {
  before: string | null
  after: string | null
}

/** The length of the longest common run from each pair of places on. */
const table = (before: readonly string[], after: readonly string[]): Uint16Array[] => {
  const rows = Array.from({ length: before.length + 1 }, () => new Uint16Array(after.length + 1))
  for (let at = before.length - 1; at >= 0; at -= 1)
    for (let to = after.length - 1; to >= 0; to -= 1) {
      const [row, below] = [rows[at], rows[at + 1]]
      if (!row || !below) continue
      row[to] = before[at] === after[to] ? (below[to + 1] ?? 0) + 1 : Math.max(below[to] ?? 0, row[to + 1] ?? 0)
    }
  return rows
}

const roleOf = (line: string): string => line.slice(0, line.indexOf(':'))

/** Of one gap: what stands at the same place with the same role is a line that changed, the others came or went. */
const changesOf = (gone: readonly string[], came: readonly string[]): LineChange[] => {
  const left = [...came]
  const changed = gone.map((before): LineChange => {
    const at = left.findIndex((line) => roleOf(line) === roleOf(before))
    return { before, after: at < 0 ? null : (left.splice(at, 1)[0] ?? null) }
  })
  return [...changed, ...left.map((after) => ({ before: null, after }))]
}

/** @returns each change of a line once, in reading order; a line that only moved is none */
export const lineChanges = (before: readonly string[], after: readonly string[]): LineChange[] => {
  const rows = table(before, after)
  const changes: LineChange[] = []
  let [gone, came]: [string[], string[]] = [[], []]
  const close = () => {
    changes.push(...changesOf(gone, came))
    gone = []
    came = []
  }
  let [at, to] = [0, 0]
  while (at < before.length || to < after.length) {
    const [one, other] = [before[at], after[to]]
    if (one !== undefined && one === other) {
      close()
      at += 1
      to += 1
    } else if (one === undefined || (other !== undefined && (rows[at]?.[to + 1] ?? 0) > (rows[at + 1]?.[to] ?? 0))) {
      if (other !== undefined) came.push(other)
      to += 1
    } else {
      gone.push(one)
      at += 1
    }
  }
  close()
  const known = new Set<string>()
  return changes.filter(({ before: one, after: other }) => {
    const name = JSON.stringify([one, other])
    const isMoved =
      (other === null && one !== null && after.includes(one)) || (one === null && other !== null && before.includes(other))
    if (known.has(name) || isMoved) return false
    known.add(name)
    return true
  })
}
