// Prerenders the public pages as HTML that is readable before any script has loaded.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { SCREEN_LIST, screenFile } from './screen-files.mjs'

const ROOT = '<div id="root"></div>'

/** The static import closure of a chunk, imported chunks first, in the browser's order of execution. */
const chunksOf = (manifest, key, found = new Set()) => {
  for (const next of manifest[key].imports ?? []) chunksOf(manifest, next, found)
  found.add(key)
  return found
}

/** @returns the files that a page needs at once: the entry's, then the further files of each other module */
export const filesOf = (manifest, ...modules) => {
  const keys = [...new Set(modules.flatMap((key) => [...chunksOf(manifest, key)]))]
  return {
    scripts: keys.map((key) => manifest[key].file),
    styles: [...new Set(keys.flatMap((key) => manifest[key].css ?? []))],
  }
}

/**
 * The browser itself must not send a form submitted before hydration: the password would appear in the address. A
 * `method="dialog"` form without a dialog goes nowhere.
 */
const withoutOwnSubmit = (html) => html.replaceAll('<form', '<form method="dialog"')

/** Loads scripts beside those that the page names already. */
const preloadsOf = (template, scripts) =>
  scripts
    .filter((file) => !template.includes(`/${file}"`))
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)

const toHead = (html, lines) => html.replace('</head>', () => `${lines.join('\n    ')}\n  </head>`)

/** @throws when the markup has a style attribute */
const checked = (path, html) => {
  if (/\sstyle="/.test(html)) throw new Error(`${path}: the Content-Security-Policy refuses style attributes`)
  return html
}

const toPage = (template, folder, { path, title, html, script }, { scripts, styles }) => {
  const css = styles.map((file) => readFileSync(join(folder, file), 'utf8').trim()).join('')
  const head = [
    `<script>${script}</script>`,
    `<style>${css}</style>`,
    // Disabled style sheets are not fetched; the loader of lazy screens finds them and treats them as loaded.
    ...styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}" disabled>`),
    ...preloadsOf(template, scripts),
  ]
  // Functions, because `$` is special in a replacement string.
  return toHead(template.replaceAll(/\s*<link rel="stylesheet"[^>]*>/g, ''), head)
    .replace(/<title>.*<\/title>/, () => `<title>${title}</title>`)
    .replace(ROOT, () => `<div id="root" data-page="${path}">${withoutOwnSubmit(checked(path, html))}</div>`)
}

/**
 * The chunks that the page of every other address wants as soon as its scripts run, and would only then begin to load: the sender of
 * its first call, which otherwise waits behind all chunks of its screen, and the list of screens.
 */
const EARLY = ['send', 'screens']

const keyOf = (manifest, wanted) => {
  const found = Object.keys(manifest).find((key) => manifest[key].name === wanted)
  if (!found) throw new Error(`no chunk has the name «${wanted}»`)
  return found
}

/** The modules that a page is preloaded with: its screen, and the list through which that is imported. */
const modulesOf = (screen) => (screen === 'login' ? [screenFile(screen)] : [SCREEN_LIST, screenFile(screen)])

/**
 * Runs in the head of the page of every other address. Only the browser knows that somebody is signed in, and then which screen comes: what
 * it consists of is asked for now, and not by the scripts that are still on their way. It gives way to them, and to the first calls.
 * @param wanted the files of each address
 */
const bringScreen = (files, wanted) => {
  try {
    const list = localStorage.getItem('token') && wanted[location.pathname.replace(/(.)\/$/, '$1')]
    for (const index of list || []) {
      const link = document.createElement('link')
      const href = `/assets/${files[index]}`
      Object.assign(link, { crossOrigin: '', fetchPriority: 'low', href })
      if (href.endsWith('.css')) Object.assign(link, { rel: 'preload', as: 'style' })
      else link.rel = 'modulepreload'
      document.head.append(link)
    }
  } catch {}
}

/**
 * Runs in the head of the same page: sends the first calls of the session, and of the screen that the address leads to, while the scripts that
 * will ask for them are still on their way. `src/api/early.ts` hands the answers over. Only a seller's: for a company the second call
 * would be another one, and a seller is none (SC06).
 * @param ofPlaces the calls of a screen by the address that says no more than which screen
 */
const askFirst = ({ session, ofPlaces }) => {
  try {
    const token = (localStorage.getItem('token') ?? sessionStorage.getItem('token'))?.replaceAll('"', '')
    if (!token || localStorage.getItem('mode') !== 'seller' || !navigator.onLine) return
    const sentAt = Date.now()
    const ask = ([method, path, body]) => {
      const headers = { Token: token, ...(body && { 'Content-Type': 'application/json' }) }
      const answer = fetch(`/api${path}`, { method, headers, body, cache: 'no-store' }).then((response) => ({
        response,
        heardAt: Date.now(),
      }))
      // Whoever takes the answer learns of its failure; nobody else is to be told.
      answer.catch(() => {})
      return [`${method} ${path} ${body ?? ''}`, answer]
    }
    const ofScreen = location.search ? [] : (ofPlaces[location.pathname] ?? [])
    globalThis.early = { token, sentAt, answers: new Map([...session, ...ofScreen].map(ask)) }
  } catch {}
}

/** The chunk of a module that others import too has no key of its own. */
const keyOfModule = (manifest, chunkOf, module) =>
  module in manifest ? module : Object.keys(manifest).find((key) => manifest[key].file === chunkOf.get(module))

/**
 * @param present the files that the page names already
 * @returns the script of the page
 */
const scriptOf = (manifest, calls, { places, chunkOf }, present) => {
  const files = []
  const indexOf = (file) => (files.includes(file) ? files.indexOf(file) : files.push(file) - 1)
  const wanted = places.map(({ path, modules }) => {
    const { scripts, styles } = filesOf(manifest, ...modules.map((module) => keyOfModule(manifest, chunkOf, module)))
    const later = [...styles, ...scripts].filter((file) => !present.includes(file))
    return [path, later.map((file) => indexOf(file.slice('assets/'.length)))]
  })
  const steps = [
    `(${String(askFirst)})(${JSON.stringify(calls)})`,
    `(${String(bringScreen)})(${JSON.stringify(files)},${JSON.stringify(Object.fromEntries(wanted))})`,
  ]
  return `<script>${steps.join(';')}</script>`
}

/**
 * @param folder the built portal
 * @param rendered the pages, the shell of all others and the calls that it sends, from `src/app/start/prerender.tsx`
 * @param members the addresses of members with the modules of their screens, and the chunk of each module
 */
export const writePages = (folder, rendered, members) => {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8'))
  const template = readFileSync(join(folder, 'index.html'), 'utf8')
  for (const page of rendered.pages) {
    const file = join(folder, `${page.path}.html`)
    mkdirSync(dirname(file), { recursive: true })
    const modules = modulesOf(page.screen)
    const { scripts } = filesOf(manifest, 'index.html', ...modules)
    const { styles } = filesOf(manifest, 'index.html', ...modules, ...page.later)
    writeFileSync(file, toPage(template, folder, page, { scripts, styles }))
  }
  const early = filesOf(manifest, 'index.html', ...EARLY.map((name) => keyOf(manifest, name)))
  // Of the styles the page names the entry's alone.
  const present = [...early.scripts, ...early.styles.filter((file) => template.includes(`/${file}"`))]
  const head = [...preloadsOf(template, early.scripts), scriptOf(manifest, rendered.calls, members, present)]
  const html = toHead(template, head).replace(ROOT, () => `<div id="root">${checked('index.html', rendered.shell)}</div>`)
  writeFileSync(join(folder, 'index.html'), html)
}
