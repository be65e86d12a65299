/**
 * The states of a question, for a flow that declares the actions of setup.ts. Those of its command follow: `sending`, `routingAnswer` and
 * `unanswered` of kit/command.
 */
import { commitIn } from '../../kit/command/states.ts'
import type { DeviceStamp } from '../../kit/stamp.ts'

/** What the question is about: the event without its stamp. */
const askedOf = <Event extends object>({ event }: { event: Event }) => {
  const {
    type: _type,
    now: _now,
    today: _today,
    device: _device,
    key: _key,
    ...asked
  } = event as Event & Partial<DeviceStamp & { type: string }>
  return asked as Omit<Event, 'type' | keyof DeviceStamp>
}

/**
 * The effect of a press whose subject the context has, as that of a form.
 * @param target the state of the question
 * @param about what it is about
 */
export const askAbout = <const Target extends string, const About>(target: Target, about: About) =>
  ({ target, actions: { type: 'takeAsked', params: about } }) as const

/** The effect of `ask`. @param target the state of the question */
export const askIn = <const Target extends string>(target: Target) => askAbout(target, askedOf)

/**
 * The question stands: nothing is sent before its answer.
 * @param yes the state that sends the command
 * @param no where `keep` leads
 */
export const question = <const Yes extends string, const No extends string>(yes: Yes, no: No) =>
  ({ on: { keep: { target: no }, confirm: commitIn(yes) } }) as const
