/** Answers to commands whose screens have been left: they stay in sight, wherever the person is, until they are closed. */
import { eachOfSession } from './each-of-session.ts'

/** What has become of a command, in words that name it. */
export interface AwayAnswer {
  title: string
  text: string
  tone: 'success' | 'danger' | 'warning'
  /** The screen that shows the rest. */
  link: { to: string; label: string }
}

/** An answer, and the command that it is of: a newer answer to the same form takes its place. */
export interface Told extends AwayAnswer {
  key: string
  owner: string
}

const createAnswers = () => {
  let told: readonly Told[] = []
  const listeners = new Set<() => void>()
  const set = (next: readonly Told[]) => {
    told = next
    for (const listener of listeners) listener()
  }
  return {
    all: () => told,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    tell: (news: Told) => set([...told.filter(({ key }) => key !== news.key), news]),
    /** It has been read, or its screen is open. */
    close: (key: string) => {
      if (told.some((one) => one.key === key)) set(told.filter((one) => one.key !== key))
    },
  }
}

/** Those of this page. */
export const answersOf = eachOfSession(createAnswers)
