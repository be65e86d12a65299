/** The line to the page around: what it wants, and what is told to it. */
import { targetOrigin, type FromScreen, type ToScreen } from './protocol.ts'

export const tell = (message: FromScreen): void => window.parent.postMessage(message, targetOrigin())

/** @returns the end of listening */
export const listen = (take: (message: ToScreen) => void): (() => void) => {
  const hear = ({ source, data }: MessageEvent<ToScreen>) => {
    if (source === window.parent) take(data)
  }
  window.addEventListener('message', hear)
  return () => window.removeEventListener('message', hear)
}

/** No link leads anywhere from here: the page says where the portal would have gone. */
export const catchLinks = (): (() => void) => {
  const catchLink = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a[href]')
    if (!link) return
    event.preventDefault()
    tell({ type: 'link', href: link.getAttribute('href') ?? '' })
  }
  document.addEventListener('click', catchLink, true)
  return () => document.removeEventListener('click', catchLink, true)
}

/** Tells how high the screen is, now and whenever that changes. */
export const tellHeight = (element: Element): (() => void) => {
  const observer = new ResizeObserver(() => tell({ type: 'height', height: Math.ceil(element.scrollHeight) }))
  observer.observe(element)
  return () => observer.disconnect()
}
