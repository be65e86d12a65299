/** A part of `npm run generate`: writes the list of flows. */
import { writeFileSync } from 'node:fs'
import { flowListText, LIST } from './list.ts'

writeFileSync(LIST, flowListText())
