// ssh-keygen for the tests of signed sheets: the installed one, or Debian's package where installing is allowed.
import { aptInstall } from './apt.mjs'
import { quietly } from './run.mjs'

/** It knows no such argument, and says so: a program that is missing says nothing. */
const isThere = () => quietly('ssh-keygen', ['-?']).code !== 127

/** @returns whether ssh-keygen is installed now */
export const installSshKeygen = async () => isThere() || ((await aptInstall('openssh-client')) && isThere())
