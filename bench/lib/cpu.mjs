// CPU time of processes, from /proc: comparable even on a shared machine.
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

const TICKS = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }))

/** The fields of /proc/<pid>/stat after the name, which may contain anything; null when the process has exited. */
const statOf = (pid) => {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return text.slice(text.lastIndexOf(')') + 2).split(' ')
  } catch {
    return null
  }
}

export const parentOf = (pid) => Number(statOf(pid)?.[1])

const childrenOf = (pid) =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((each) => parentOf(each) === pid)

/** User and system time of the process and of its finished children. */
const ofProcess = (pid) => {
  const ticks = (statOf(pid) ?? []).slice(11, 15).reduce((sum, each) => sum + Number(each), 0)
  return (ticks * 1_000) / TICKS
}

/** CPU time of a process so far in milliseconds, with all its descendants. */
export const processorTime = (pid) => [pid, ...childrenOf(pid)].reduce((sum, each) => sum + ofProcess(each), 0)
