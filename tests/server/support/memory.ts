import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

/** Bytes that this process holds, without what nobody refers to any more. */
export const memoryInUse = (): number => {
  collect()
  const { heapUsed, external } = process.memoryUsage()
  // `external` has those of buffers too.
  return heapUsed + external
}
