/** Every call of cryptography in the product, found in its sources. */
import { read, sourcesOf } from './sources.ts'
import { code, table } from './table.ts'

/** A call whose first argument is the algorithm, in quotes or by the name of a constant of the file. */
const WITH_ALGORITHM =
  /\b(create(?:Hash|Hmac|Cipheriv|Decipheriv|Sign|Verify|ECDH)|(?:hkdf|pbkdf2|scrypt)(?:Sync)?)\((?:'([\w-]+)'|([A-Z][A-Z_]*)\b)/g
/** Not randomUUID: it names rows, and is no secret. */
const WITHOUT = /\b(randomBytes|randomInt|getRandomValues|timingSafeEqual)\(/g
/** Packages that encrypt, hash or sign. */
const PACKAGES = /from '(@node-rs\/argon2|web-push|altcha-lib(?!\/types)[\w/-]*)'/g

const constantOf = (text: string, name: string): string => new RegExp(`\\bconst ${name} = '([^']+)'`).exec(text)?.[1] ?? name

const callsIn = (text: string): string[] => [
  ...[...text.matchAll(WITH_ALGORITHM)].map(([, call, literal, name = '']) => `${call} ${literal ?? constantOf(text, name)}`),
  ...[...text.matchAll(WITHOUT), ...text.matchAll(PACKAGES)].map(([, call = '']) => call),
]

/** Calls and packages by where they stand; what only the demonstration does is left out. */
const cryptographyCalls = (): Map<string, Set<string>> => {
  const places = new Map<string, Set<string>>()
  for (const path of [...sourcesOf('server'), ...sourcesOf('src')].filter((each) => !each.startsWith('server/demo/')))
    for (const call of callsIn(read(path))) places.set(call, (places.get(call) ?? new Set()).add(path))
  return places
}

/** The algorithms that the product names, each once. */
export const algorithms = (): string[] => {
  const named = [...cryptographyCalls().keys()].flatMap((call) => call.split(' ').slice(1))
  return [...new Set(named)].toSorted()
}

/** The table of them. */
export const cryptographyTable = (): string =>
  table(
    ['call or package', 'where'],
    [...cryptographyCalls()]
      .toSorted(([one], [other]) => one.localeCompare(other, 'en'))
      .map(([call, paths]) => [code(call), [...paths].map((path) => path.replace(/\.tsx?$/, '')).join(', ')]),
  )
