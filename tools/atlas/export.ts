/**
 * `npm run atlas:export [file]`: the whole atlas as one file that opens from disk without a network. Page and screens are built
 * again, each into a single script; the page embeds the screens' HTML as text for its iframes.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { deflateRawSync } from 'node:zlib'
import { build, type Plugin, type Rollup } from 'vite'
import atlas from '../../vite.atlas.config.ts'
import { stillData } from './stills/modules.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const DEFAULT = 'dist/atlas.html'

/** `srcdoc` iframes inherit this policy: neither the page nor a screen in it can send a request. */
const POLICY = [
  "default-src 'none'",
  "script-src 'unsafe-inline'",
  "style-src 'unsafe-inline'",
  'img-src data: blob:',
  'font-src data:',
  "base-uri 'none'",
  "form-action 'none'",
].join('; ')

const UNPACK = 'virtual:unpack'

/** What a packed module exports: nothing is unpacked before somebody waits for it. */
const UNPACKED = `export default (packed, read) => ({
  then: (done, failed) => {
    const bytes = Uint8Array.from(atob(packed), (one) => one.charCodeAt(0))
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'))
    return new Response(stream).text().then(read).then(done, failed)
  },
})`

const packedModule = (text: string, isJson: boolean) => {
  const bytes = deflateRawSync(text, { level: 9 }).toString('base64')
  const code = `import unpack from '${UNPACK}'\nexport default unpack('${bytes}', ${isJson ? 'JSON.parse' : '(text) => text'})`
  return { code, moduleType: 'js' } as const
}

/**
 * Embeds the models, pictures, recordings and still screens compressed: they are nine tenths of the text. Each is loaded by itself,
 * on demand.
 */
const packed = (): Plugin => ({
  name: 'packed',
  enforce: 'pre',
  resolveId: (id) => (id === UNPACK ? `\0${UNPACK}` : null),
  load: (id) => {
    if (id === `\0${UNPACK}`) return UNPACKED
    const still = id.startsWith('\0') ? stillData(id.slice(1)) : undefined
    if (still !== undefined) return packedModule(JSON.stringify(still), true)
    const [, file, kind] = /^(.*\/docs\/flows\/.*\.(json|svg))(?:\?raw)?$/.exec(id) ?? []
    if (!file) return null
    const text = readFileSync(file, 'utf8')
    return kind === 'json' ? packedModule(JSON.stringify(JSON.parse(text)), true) : packedModule(text, false)
  },
})

/** The reader of PDF has a worker of its own, and no staged picture has bytes that it could read. */
const withoutPdf = (): Plugin => ({
  name: 'without-pdf',
  enforce: 'pre',
  load: (id) =>
    id.endsWith('/src/ui/viewer/open-pdf.ts')
      ? { code: "export const openPdf = () => Promise.reject(new Error('the atlas keeps no PDF'))", moduleType: 'js' }
      : null,
})

interface Bundle {
  script: string
  style: string
}

/** Builds an entry with its lazy chunks, fonts and styles inlined. */
const bundle = async (entry: string): Promise<Bundle> => {
  const config = atlas({ command: 'build', mode: 'production' })
  const { output } = (await build({
    ...config,
    configFile: false,
    plugins: [packed(), withoutPdf(), ...(config.plugins ?? [])],
    logLevel: 'warn',
    base: './',
    build: {
      ...config.build,
      write: false,
      cssCodeSplit: false,
      assetsInlineLimit: Number.MAX_SAFE_INTEGER,
      rolldownOptions: { input: resolve(ROOT, entry), output: { codeSplitting: false } },
    },
  })) as Rollup.RollupOutput
  const scripts = output.flatMap((part) => (part.type === 'chunk' ? [part.code] : []))
  const styles = output.flatMap((part) => (part.type === 'asset' && part.fileName.endsWith('.css') ? [String(part.source)] : []))
  const others = output.filter((part) => part.type === 'asset' && !part.fileName.endsWith('.css'))
  if (scripts.length !== 1 || others.length > 0)
    throw new Error(`${entry} does not fit into one script: ${output.map(({ fileName }) => fileName).join(', ')}`)
  return { script: scripts.join(''), style: styles.join('') }
}

/** The text of a script must not end the script or begin an HTML comment. */
const inScript = (code: string): string =>
  code.replaceAll(/<\/(?=script)/gi, String.raw`<\/`).replaceAll('<!--', String.raw`<\!--`)

const page = (title: string, { script, style }: Bundle, embedded = ''): string => `<!doctype html>
<html lang="ru">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<link rel="icon" href="data:,">
<title>${title}</title>
<style>${style}</style>
</head>
<body>
<div id="root"></div>
${embedded}<script type="module">${inScript(script)}</script>
</body>
</html>
`

/** @returns the file's text */
export const exportAtlas = async (): Promise<string> => {
  const screen = page('Экран — Платформа МСТ', await bundle('src/atlas/screen/main.tsx'))
  const embedded = JSON.stringify(screen).replaceAll('<', String.raw`\u003c`)
  return page(
    'Атлас — Платформа МСТ',
    await bundle('src/atlas/main.tsx'),
    `<script type="application/json" id="atlas-screen">${embedded}</script>\n`,
  )
}

if (process.argv[1] === import.meta.filename) {
  const file = resolve(process.argv[2] ?? resolve(ROOT, DEFAULT))
  const text = await exportAtlas()
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
  console.log(`${file}: ${(Buffer.byteLength(text) / 1e6).toFixed(1)} МБ`)
}
