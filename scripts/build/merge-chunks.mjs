/**
 * What a request costs a slow phone beside its bytes, in bytes of the same time: six at a time, 150 ms each, 200 kB a second.
 */
const REQUEST = 5_000

/** No chunk is larger than a screen's may be (quality: 25 kB), estimates being estimates. */
const LARGEST = 20_000

/** A page for everybody is often somebody's first one, on which nothing is kept yet: what it does not use costs it more. */
const FOR_EVERYBODY = 3

/** A chunk with all chunks that it needs. */
const closureOf = (chunk, found = new Set()) => {
  if (found.has(chunk)) return found
  found.add(chunk)
  for (const next of chunk.needs) closureOf(next, found)
  return found
}

/** Whether one chunk would need itself, if the two were one. */
const makesCircle = (one, other, closures) =>
  [...one.needs].some((next) => next !== other && closures.get(next).has(other)) ||
  [...other.needs].some((next) => next !== one && closures.get(next).has(one))

/** What all users pay more, in bytes, when the two are one chunk; less than nothing is a gain. */
const costOf = (one, other, closures, { members, spared }) => {
  let cost = 0
  for (const user of new Set([...one.users, ...other.users])) {
    if (one.users.has(user) && other.users.has(user)) {
      cost -= REQUEST
      continue
    }
    if (user === spared) return Infinity
    let more = -REQUEST
    for (const chunk of closures.get(one.users.has(user) ? other : one)) if (!chunk.users.has(user)) more += REQUEST + chunk.bytes
    cost += members.has(user) ? more : more * FOR_EVERYBODY
  }
  return cost
}

const merge = (chunks, one, other) => {
  const both = {
    ids: [...one.ids, ...other.ids],
    users: new Set([...one.users, ...other.users]),
    bytes: one.bytes + other.bytes,
    needs: new Set([...one.needs, ...other.needs].filter((need) => need !== one && need !== other)),
  }
  const rest = chunks.filter((chunk) => chunk !== one && chunk !== other)
  for (const { needs } of rest) if (needs.delete(one) | needs.delete(other)) needs.add(both)
  for (const chunk of closureOf(both)) for (const user of both.users) chunk.users.add(user)
  return [...rest, both]
}

/**
 * Merges chunks as long as their users load less in all, a request counted in bytes. No two chunks ever need each other.
 * @param parts are used up; with the ids of their modules, the modules that use them, their compressed bytes, the parts that they need, and whether
 *   they stay as they are
 * @param who `members` among the users are people with a session; `spared` loads nothing that it does not use
 */
export const mergeChunks = (parts, who) => {
  let chunks = parts
  for (;;) {
    const closures = new Map(chunks.map((chunk) => [chunk, closureOf(chunk)]))
    const movable = chunks.filter(({ isFixed }) => !isFixed)
    let best = null
    for (const [at, one] of movable.entries())
      for (const other of movable.slice(at + 1)) {
        if (one.bytes + other.bytes > LARGEST || makesCircle(one, other, closures)) continue
        const cost = costOf(one, other, closures, who)
        if (cost < 0 && (!best || cost < best.cost)) best = { one, other, cost }
      }
    if (!best) return movable
    chunks = merge(chunks, best.one, best.other)
  }
}
