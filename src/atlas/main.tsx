/** The atlas: the portal's behaviour, for readers without code. A separate build; see docs/adr/0009-atlas.md. */
import '../ui/styles/tokens.css'
import '../ui/styles/base.css'
import '../ui/styles/web-face.css'
import { createRoot } from 'react-dom/client'
import { keepLook } from './page/base/look.ts'
import { Atlas } from './page/pages/atlas.tsx'

// zod would try eval, which the Content-Security-Policy forbids. It reads this flag on load.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

keepLook()
window.addEventListener('hashchange', keepLook)

const root = document.querySelector('#root')
if (!root) throw new Error('index.html has no #root')
createRoot(root).render(<Atlas />)
