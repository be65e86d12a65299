/**
 * Leaves of lucide's icons only what draws them: sign-in has a tenth of a kilobyte of keys otherwise, random letters that no compression
 * shortens. Shapes never change places, and `src/ui/base/create-icon.ts` gives them to React as children that need no keys.
 */
const ICON = /[\\/]node_modules[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/][\w-]+\.mjs$/

const lines = (text) => '\n'.repeat(text.split('\n').length - 1)

/** A key behind another attribute. */
const KEY = /,\s*key: "[\w-]+"/g
/** A statement for tools that read icons; it keeps the bundler from forgetting unused ones. */
const READ = /^__iconData\.node;$/m

/** @returns the text without keys, with every line at its place, and whether it had the form of an icon */
export const slimIcon = (text) => ({
  code: text.replaceAll(KEY, lines).replace(READ, ''),
  isIcon: text.search(KEY) >= 0 && READ.test(text),
})

/** Only the browser's bundle counts: prerendering with the full icons gives the same HTML. */
export const slimIcons = () => ({
  name: 'slim-icons',
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  transform: {
    filter: { id: ICON },
    // Line numbers have not changed.
    handler: (text) => ({ code: slimIcon(text).code, map: null }),
  },
})
