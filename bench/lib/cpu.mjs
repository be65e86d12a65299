// Processor time of processes, from /proc: it stays comparable on a machine that others use too.
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

const TICKS = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }))

/** The fields of /proc/<pid>/stat after the name, which may hold anything; null when the process has gone. */
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

/** Its own time, in user and system mode, and that of its children that have ended. */
const ofProcess = (pid) => {
  const ticks = (statOf(pid) ?? []).slice(11, 15).reduce((sum, each) => sum + Number(each), 0)
  return (ticks * 1_000) / TICKS
}

/** Milliseconds of processor time that a process has used so far, with every process that it has started. */
export const processorTime = (pid) => [pid, ...childrenOf(pid)].reduce((sum, each) => sum + ofProcess(each), 0)
