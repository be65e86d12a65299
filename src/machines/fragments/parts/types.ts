import type { Command, CommandContext } from '../../kit/command/types.ts'

/** `sent`: registered whole · `refused`: not at all, and its serial numbers stay in the form. */
export type PartFate = 'waiting' | 'sent' | 'refused'

/** The serial numbers of one call, and what has become of it. */
export interface Part {
  serials: string[]
  fate: PartFate
}

/**
 * A command whose serial numbers are sent in parts, one after another (D76). It is closed when no part waits any more; `isRepeat` is that
 * of the part under way.
 */
export interface PartsCommand extends Command {
  parts: Part[]
}

/** The context of a flow that sends in parts. */
export type PartsContext<Own extends PartsCommand = PartsCommand> = CommandContext<Own>
