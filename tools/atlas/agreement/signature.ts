/** Signatures of files by SSH keys: what `ssh-keygen -Y` says of them. */
import { spawnSync } from 'node:child_process'
import { closeSync, existsSync, openSync } from 'node:fs'
import { NAMESPACE } from '../../../src/atlas/agreement/statement.ts'

export type Signature = { kind: 'known'; signer: string } | { kind: 'unknown' } | { kind: 'broken' }

/** Without the program nothing can be said of a signature, neither good nor bad. */
export class NoSshKeygen extends Error {
  constructor() {
    super('Нет программы ssh-keygen: поставьте OpenSSH не старше 8.1 (Debian: apt install openssh-client)')
  }
}

/** @param file what was signed; it is read by the program itself, which may end before it has read all of it */
const keygen = (args: readonly string[], file?: string): { isDone: boolean; output: string } => {
  const input = file === undefined ? null : openSync(file, 'r')
  try {
    const { status, error, stdout } = spawnSync('ssh-keygen', ['-Y', ...args], {
      stdio: [input ?? 'ignore', 'pipe', 'pipe'],
      encoding: 'utf8',
    })
    if (error) throw 'code' in error && error.code === 'ENOENT' ? new NoSshKeygen() : error
    return { isDone: status === 0, output: stdout }
  } finally {
    if (input !== null) closeSync(input)
  }
}

/**
 * @param file what was signed
 * @param signature the file that `ssh-keygen -Y sign` wrote
 * @param allowed lines `name key`, the format of `ssh-keygen`'s allowed_signers
 */
export const checkSignature = (file: string, signature: string, allowed: string): Signature => {
  // Names no signer: whether the key behind the signature has signed these bytes at all.
  const isWhole = keygen(['check-novalidate', '-n', NAMESPACE, '-s', signature], file).isDone
  if (!isWhole) return { kind: 'broken' }
  if (!existsSync(allowed)) return { kind: 'unknown' }
  const found = keygen(['find-principals', '-s', signature, '-f', allowed])
  const [signer = ''] = found.isDone ? found.output.trim().split('\n') : []
  if (signer === '') return { kind: 'unknown' }
  const verified = keygen(['verify', '-n', NAMESPACE, '-I', signer, '-s', signature, '-f', allowed], file)
  return verified.isDone ? { kind: 'known', signer } : { kind: 'unknown' }
}
