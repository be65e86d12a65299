/** The entry of a frame: one screen of the portal in one state, rendered by the portal's own view. */
import '../../ui/styles/tokens.css'
import '../../ui/styles/base.css'
import '../../ui/styles/web-face.css'
import './stage.css'
import { createRoot } from 'react-dom/client'
import { Stage } from './stage.tsx'

// zod would try eval, which the Content-Security-Policy forbids. It reads this flag on load.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

// A screen that brings a part of itself into view scrolls its frame alone: the browser would scroll the page of the atlas as well.
Object.assign(Element.prototype, {
  scrollIntoView(this: Element) {
    window.scrollBy(0, this.getBoundingClientRect().top)
  },
})

const root = document.querySelector('#root')
if (!root) throw new Error('screen.html has no #root')
createRoot(root).render(<Stage />)
