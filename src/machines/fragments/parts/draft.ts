/** Reads the parts of a stored command (C04). */
import * as z from 'zod/mini'

/** All of them or none: a command that has lost a part would register less than the person has sent. */
export const storedParts = z.array(z.object({ serials: z.array(z.string()), fate: z.enum(['waiting', 'sent', 'refused']) }))
