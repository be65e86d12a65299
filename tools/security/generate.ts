/** A part of `npm run generate`: writes what the declarations say into docs/security.md. */
import { writeFileSync } from 'node:fs'
import { SECURITY, securityText } from './document.ts'

writeFileSync(SECURITY, securityText())
