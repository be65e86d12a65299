import type { Session } from '../session/services.ts'

/** One value for each session, made when it is first asked for: a page has one session, which sign-outs do not end. */
export const eachOfSession = <Value>(make: () => Value) => {
  const known = new WeakMap<Session, Value>()
  return (session: Session): Value => {
    const value = known.get(session) ?? make()
    known.set(session, value)
    return value
  }
}
