// Writes the public pages as HTML that can be read before any script has come.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const ROOT = '<div id="root"></div>'

/** All chunks that are loaded together with this one, by their static imports; imported ones first, as the browser runs them. */
const chunksOf = (manifest, key, found = new Set()) => {
  for (const next of manifest[key].imports ?? []) chunksOf(manifest, next, found)
  found.add(key)
  return found
}

/** @returns the files that a page needs at once: those of the entry, then what each further module adds to them */
export const filesOf = (manifest, ...modules) => {
  const keys = [...new Set(modules.flatMap((key) => [...chunksOf(manifest, key)]))]
  return {
    scripts: keys.map((key) => manifest[key].file),
    styles: [...new Set(keys.flatMap((key) => manifest[key].css ?? []))],
  }
}

/**
 * A form that is submitted before the script has come must not be sent by the browser itself: the password would stand in
 * the address. A form of a dialog that there is none of goes nowhere.
 */
const withoutOwnSubmit = (html) => html.replaceAll('<form', '<form method="dialog"')

const toPage = (template, folder, { path, title, html, script }, { scripts, styles }) => {
  if (/\sstyle="/.test(html)) throw new Error(`${path}: the Content-Security-Policy refuses style attributes`)
  const css = styles.map((file) => readFileSync(join(folder, file), 'utf8').trim()).join('')
  const head = [
    `<script>${script}</script>`,
    `<style>${css}</style>`,
    // Disabled, they are not fetched; the loader of lazy screens finds them and takes them for loaded.
    ...styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}" disabled>`),
    ...scripts
      .filter((file) => !template.includes(`/${file}"`))
      .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ]
  // Functions, because `$` means something in a replacement text.
  return template
    .replaceAll(/\s*<link rel="stylesheet"[^>]*>/g, '')
    .replace(/<title>.*<\/title>/, () => `<title>${title}</title>`)
    .replace('</head>', () => `${head.join('\n    ')}\n  </head>`)
    .replace(ROOT, () => `<div id="root" data-page="${path}">${withoutOwnSubmit(html)}</div>`)
}

/**
 * @param folder the built portal
 * @param rendered the pages as `src/app/prerender.tsx` gives them
 */
export const writePages = (folder, rendered) => {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8'))
  const template = readFileSync(join(folder, 'index.html'), 'utf8')
  for (const page of rendered) {
    const file = join(folder, `${page.path}.html`)
    mkdirSync(dirname(file), { recursive: true })
    const { scripts } = filesOf(manifest, 'index.html', ...page.modules)
    const { styles } = filesOf(manifest, 'index.html', ...page.modules, ...page.later)
    writeFileSync(file, toPage(template, folder, page, { scripts, styles }))
  }
}
