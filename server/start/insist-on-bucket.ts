import { bucketState } from '../modules/files/s3/store.ts'
import type { BucketState } from '../modules/files/s3/store.ts'
import { BadConfig } from './bad-config.ts'
import type { FileConfig } from './file-adapters.ts'

/** What is wrong with a bucket and what to do, for the person at the terminal. */
export const BUCKET_TROUBLE: Readonly<Record<Exclude<BucketState, 'ok'>, string>> = {
  denied:
    'Хранилище файлов не пускает с этим ключом. Проверьте FILES_ACCESS_KEY, FILES_SECRET_KEY, FILES_REGION, права ключа на FILES_BUCKET и часы сервера',
  missing: 'В хранилище файлов нет такой корзины. Создайте её или проверьте FILES_BUCKET, FILES_ENDPOINT и FILES_PATH_STYLE',
  away: 'Хранилище файлов по адресу FILES_ENDPOINT не отвечает: файлы не загрузятся и не откроются, пока оно не ответит',
}

/**
 * A wrong key or a missing bucket does not pass by itself: the server does not start. A store that is away at this moment holds up
 * nothing but files.
 * @throws BadConfig
 */
export const insistOnBucket = async (
  { files, bucket }: Pick<FileConfig, 'files' | 'bucket'>,
  print: (line: string) => void,
): Promise<void> => {
  if (files !== 's3' || bucket === null) return
  const state = await bucketState(bucket)
  if (state === 'denied' || state === 'missing') throw new BadConfig(BUCKET_TROUBLE[state])
  if (state === 'away') print(`ВНИМАНИЕ: ${BUCKET_TROUBLE.away}`)
}
