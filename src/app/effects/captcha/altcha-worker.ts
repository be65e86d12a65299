/** The proof of work, off the main thread. The library's own worker of this name is written for Node.js. */
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { handler } from 'altcha-lib/workers/shared'

handler({ deriveKey })
