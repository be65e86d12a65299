/** The keys of the server: all of them lie outside of the database, are known to it by their prints, and have a successor. */
import { storedSecrets, forgetSecrets } from '../kernel/secrets/former-store.ts'
import type { StoredSecrets } from '../kernel/secrets/former-store.ts'
import type { Db } from '../kernel/database/types.ts'
import type { SecretName } from '../kernel/database/sets.ts'
import { BadKey } from '../kernel/secrets/key-file.ts'
import { checkKeys, keyOf, keyPairOf, knownKey, namedKey } from '../kernel/secrets/keys.ts'
import type { IsFormerAsked, KeyPair, KnownKey, NamedKey } from '../kernel/secrets/keys.ts'
import { PASSWORD_KEY } from '../kernel/secrets/passwords.ts'
import { isSealingKey, sealStored } from '../kernel/secrets/seal-stored.ts'
import { isFormerAsked, PAYEE_KEY } from '../modules/payouts/payees.ts'

interface KeyPurpose {
  /** What it is for, in words for the operator. */
  what: string
  /** Until when the former key has to stay, in words for the operator. */
  until: string
  /** Its name in the table of the releases that kept it there. */
  stored?: SecretName
  isFormerAsked: (now: number) => IsFormerAsked
}

/** What was made under it lives for minutes, or is only ever compared with what is made under the same key. */
const never = () => () => false

export const KEY_PURPOSES = {
  [PASSWORD_KEY]: {
    what: 'закрывает хеши паролей и кодов и ключи приложений операторов',
    until: 'пока хеши не перезаписаны; это делает первый запуск, а со своим ключом сама команда',
    isFormerAsked: () => (_replacedAt, print, tx) => isSealingKey(tx, print),
  },
  ORIGIN_KEY: {
    what: 'хеширует адреса запросов для ограничений и журнала прав',
    until: 'не нужен после первого запуска с новым',
    stored: 'client',
    isFormerAsked: never,
  },
  CAPTCHA_KEY: {
    what: 'подписывает задачи капчи',
    until: '20 минут: столько живёт задача',
    stored: 'captcha',
    isFormerAsked: never,
  },
  BANK_NOTICE_KEY: {
    what: 'проверяет подпись уведомлений банка',
    until: 'пока банк подписывает им',
    stored: 'bank',
    isFormerAsked: never,
  },
  CERTIFICATE_KEY: {
    what: 'выводит токены сертификатов гарантии и ссылок покупателям',
    until: 'не нужен: напечатанные листы и выданные ссылки открываются и без него',
    isFormerAsked: never,
  },
  [PAYEE_KEY]: { what: 'именует ИНН в суммах года', until: 'до конца года, в котором сменили', isFormerAsked },
} as const satisfies Record<string, KeyPurpose>

export type KeyName = keyof typeof KEY_PURPOSES
export const KEY_NAMES = Object.keys(KEY_PURPOSES) as KeyName[]

const purposeOf = (name: KeyName): KeyPurpose => KEY_PURPOSES[name]

/** Its name in the table of former releases; null for a key that has never been there. */
export const storedNameOf = (name: KeyName): SecretName | null => purposeOf(name).stored ?? null

export type NamedKeys = Readonly<Record<KeyName, NamedKey>>
export type Keys = Readonly<Record<KeyName, KeyPair>>

/** @throws BadKey */
export const namedKeys = (env: Record<string, string | undefined>): NamedKeys =>
  Object.fromEntries(KEY_NAMES.map((name) => [name, namedKey(env, name)])) as Record<KeyName, NamedKey>

/** Where keys are. */
interface Where {
  keys: NamedKeys
  dataDir: string
}

const HOW_TO_NAME =
  'переменной или файлом (имя с _FILE). Они лежат вне базы и её копий и одни у всех серверов. Сделать ключ: openssl rand -hex 32. ' +
  'Если обновляете прежнюю версию, ключи, которые лежали в базе, покажет npm run keys -- export (docs/operations.md, «Ключи»)'

/**
 * In production with PostgreSQL the environment names every key: each of several servers would make one of its own; and what lies beside
 * the database is copied with it. Asked before the database is opened: it stays as it is.
 * @throws BadKey that names all that are missing
 */
export const insistOnKeys = ({
  mode,
  databaseUrl,
  keys,
}: {
  mode: 'demo' | 'production'
  databaseUrl: string | null
  keys: NamedKeys
}): void => {
  if (mode !== 'production' || databaseUrl === null) return
  const missing = KEY_NAMES.filter((name) => keys[name].current === null)
  if (missing.length === 0) return
  throw new BadKey(`Задайте ${missing.map((name) => `${name} (${purposeOf(name).what})`).join(', ')} ${HOW_TO_NAME}`)
}

/** Origins of the audit would match no more, and nobody would have decided it. */
const insistOnOrigin = (stored: string | undefined, { current, former }: KeyPair): void => {
  if (stored === undefined || [current.value, former?.value].includes(stored)) return
  throw new BadKey(
    `В базе лежит ключ ORIGIN_KEY прежней версии (отпечаток ${keyOf(stored).print}). Назовите его в ORIGIN_KEY или в ORIGIN_KEY_OLD: ` +
      'значение покажет npm run keys -- export',
  )
}

/** What the database knows of a key; null for one that no server has started with. */
export const knownOf = (db: Db, name: KeyName, now: number): Promise<KnownKey | null> =>
  knownKey(db, name, purposeOf(name).isFormerAsked(now))

const pairsOf = ({ keys, dataDir }: Where, stored: StoredSecrets): Keys =>
  Object.fromEntries(
    KEY_NAMES.map((name) => {
      const known = storedNameOf(name)
      return [name, keyPairOf(keys[name], dataDir, known === null ? null : (stored[known] ?? null))]
    }),
  ) as Record<KeyName, KeyPair>

/**
 * The keys of a server: carried over from the table of former releases where the server makes its own, compared with the prints that the
 * database knows, and every stored hash sealed under the current one. The table is emptied last: broken off at any moment, by a second
 * server too, it is done again to the same end.
 * @throws BadKey when the database was written under another key
 */
export const takeKeys = async (db: Db, where: Where, now: number): Promise<Keys> => {
  const stored = await storedSecrets(db)
  const keys = pairsOf(where, stored)
  insistOnOrigin(stored.client, keys.ORIGIN_KEY)
  for (const name of KEY_NAMES) await checkKeys(db, name, keys[name], { now, isFormerAsked: purposeOf(name).isFormerAsked(now) })
  await sealStored(db, keys[PASSWORD_KEY])
  await forgetSecrets(db, stored)
  return keys
}
