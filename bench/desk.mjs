// The desk: a shift by the keyboard alone, and what its list of waiting rows costs a sale. Needs the production build and PostgreSQL.
import { shift } from './desk/shift.mjs'
import { triggers } from './desk/triggers.mjs'
import { createClient } from './lib/load.mjs'
import { openWorld } from './server/world.mjs'

const CONNECTIONS = 8

/** @returns true: times vary between machines and never fail */
export const run = async () => {
  const world = await openWorld()
  const client = createClient(CONNECTIONS)
  try {
    await shift(client, world)
    console.log('')
    await triggers(client, world)
    return true
  } finally {
    client.close()
    await world.stop()
  }
}
