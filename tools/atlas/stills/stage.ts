/**
 * What runs in a browser to take stills: the frame that the atlas shows its screens in, and its content as HTML. Each function is
 * sent to the browser as text, so it refers to nothing outside itself.
 */
import type { Walks } from '../../../src/atlas/chart/walks.ts'
import type { FlowStills, StillNode } from './store.ts'

/** A flow at the end of one way, as the page of the atlas asks a frame for it. */
export interface Ask {
  walks: Walks
  config: number
}

/** Opens the frame. @returns when it waits for what to show */
export const openFrame = async ({ width, height, src }: { width: number; height: number; src: string }): Promise<void> => {
  const frame = document.createElement('iframe')
  Object.assign(frame, { width, height, src })
  frame.style.border = '0'
  const ready = new Promise<void>((done) => {
    window.addEventListener('message', ({ data }: MessageEvent<{ type: string }>) => {
      if (data.type === 'ready') done()
    })
  })
  document.body.append(frame)
  await ready
}

/** Shows a flow everywhere it is asked for, and takes each screen when it has come to rest. */
export const takeFlow = async ({ flow, asks }: { flow: string; asks: Ask[] }): Promise<Omit<FlowStills, 'configs'>> => {
  const inner = document.querySelector('iframe')?.contentWindow
  if (!inner) throw new Error('no frame')
  const page = inner.document
  const nodes: StillNode[] = []
  const known = new Map<string, number>()
  let ids = new Map<string, string>()

  /** React counts its ids on and on: here from each screen's first one. */
  const plain = (html: string): string =>
    html.replaceAll(/_r_[0-9a-z]+_|:r[0-9a-z]+:|«r[0-9a-z]+»/g, (id) => {
      const own = ids.get(id) ?? `i${ids.size}`
      ids.set(id, own)
      return own
    })
  const keep = (node: StillNode): number => {
    const key = JSON.stringify(node)
    const place = known.get(key) ?? nodes.push(node) - 1
    known.set(key, place)
    return place
  }
  const textOf = (text: string): string => plain(text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'))
  /** What somebody typed or chose is no attribute by itself. */
  const tagOf = (element: Element): string => {
    const bare = element.cloneNode() as Element
    bare.removeAttribute('autofocus')
    if (element.tagName === 'INPUT') {
      const { type, checked, value } = element as HTMLInputElement
      if (type === 'checkbox' || type === 'radio') bare.toggleAttribute('checked', checked)
      else if (type !== 'file') bare.setAttribute('value', value)
    }
    if (element.tagName === 'OPTION') bare.toggleAttribute('selected', (element as HTMLOptionElement).selected)
    return plain(bare.outerHTML.replace(/<\/[^<>]+>$/, ''))
  }
  const take = (node: Node): number[] => {
    if (node.nodeType === Node.TEXT_NODE) return [keep(textOf(node.nodeValue ?? ''))]
    if (node.nodeType !== Node.ELEMENT_NODE) return []
    const element = node as Element
    if (/^(?:SCRIPT|LINK|STYLE|IFRAME|NOSCRIPT)$/.test(element.tagName)) return []
    const tag = tagOf(element)
    const content =
      element.tagName === 'TEXTAREA'
        ? [keep(textOf((element as HTMLTextAreaElement).value))]
        : [...element.childNodes].flatMap(take)
    return [keep([tag, ...content])]
  }

  /** Waits until neither the page nor its styles change any more; what a state loads on demand takes longer the first time. */
  const rest = async (turns: number): Promise<void> => {
    let before = ''
    for (let calm = 0, turn = 0; calm < turns && turn < 2_000; turn += 1) {
      await new Promise((done) => {
        setTimeout(done, 4)
      })
      const now = page.body.innerHTML
      const isStyled = [...page.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(({ sheet }) => sheet)
      calm = now === before && isStyled ? calm + 1 : 0
      before = now
    }
  }

  const seen = new Set<string>()
  const screens: FlowStills['screens'] = []
  for (const { walks, config } of asks) {
    const state = walks.configs[config]?.state ?? ''
    const shown = new Promise<void>((done, fail) => {
      const late = setTimeout(() => fail(new Error(`${flow} does not show ${state}`)), 60_000)
      const hear = ({ data }: MessageEvent<{ type: string }>) => {
        if (data.type !== 'shown') return
        window.removeEventListener('message', hear)
        clearTimeout(late)
        done()
      }
      window.addEventListener('message', hear)
    })
    inner.postMessage({ type: 'show', flow, walks, config, told: [] }, window.location.origin)
    await shown
    await rest(seen.has(state) ? 2 : 25)
    seen.add(state)
    ids = new Map()
    const root = page.querySelector('#root > *')
    screens.push({ body: [...page.body.childNodes].flatMap(take), height: Math.ceil(root?.scrollHeight ?? 0) })
  }
  return { nodes, screens }
}

/** The addresses of the stylesheets that the screens have loaded, in order. */
export const stylesOf = (): string[] => {
  const page = document.querySelector('iframe')?.contentDocument
  return [...(page?.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]') ?? [])].map(({ href }) => href)
}
