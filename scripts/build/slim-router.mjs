/**
 * Makes react-router lighter for sign-in, which needs a tenth of it. The package is one file whose parts are tied together by
 * top-level side effects (a component sets its name, a context is created), by developer warnings and by the data router that the
 * portal does not use: so a bundler keeps nearly everything. Each rule below cuts one such tie without changing the behaviour of
 * the portal's router. When a rule does not find its text in a new release, the build fails: check whether the tie is gone or
 * written differently.
 */
const PACKAGE = /[\\/]node_modules[\\/]react-router[\\/]dist[\\/].*\.mjs$/

const lines = (text) => '\n'.repeat(text.split('\n').length - 1)

const RULES = {
  'names of components': [/^\w+\.displayName = .*;$/gm, ''],
  'contexts and components': [
    /^((?:var|let|const) \w+ = )((?:React\d*\.)?(?:createContext|forwardRef|memo|lazy)\()/gm,
    '$1/* @__PURE__ */ $2',
  ],
  'classes of components': [
    /^(var \w+ = )(class extends React\d*\.Component \{\n[^]*?\n\});$/gm,
    '$1/* @__PURE__ */ (() => $2)();',
  ],
  // The boundary of a data router: without this line it goes, and with it the redirects that a server's components throw.
  'contexts of classes': [/^\w+\.contextType = \w+;$/gm, ''],
  // They only write to the console.
  'advice for developers': [/^function (warning|warningOnce|warnOnce)\(/gm, '/* @__NO_SIDE_EFFECTS__ */ function $1('],
  'development alone': [/^var ENABLE_DEV_WARNINGS = true;$/gm, 'var ENABLE_DEV_WARNINGS = false;'],
  // Tests run with the full package, so our mistakes still show its messages.
  'words of broken rules': [
    /\b(invariant\((?:[^`"';]|"[?#/*]")*?,)((?:\s*\/\/[^\n]*)*\s*(?:`(?:[^`\\]|\\.)*`|"[^"]*")\s*)\)/g,
    (_, call, words) => `${call}${lines(words)} "react-router")`,
  ],
  // BrowserRouter and StaticRouter have no loaders, no loader state and no loader errors.
  'state of a data router': [/^ {2}let dataRouterState = dataRouterOpts\?\.state;$/gm, '  const dataRouterState = undefined;'],
  'moves of a data router': [
    /^ {2}return isDataRoute \? useNavigateStable\(\) : useNavigateUnstable\(\);$/gm,
    '  return useNavigateUnstable();',
  ],
}

/** A side effect at the top level that no rule knows. */
const TIED = /^(?:\w+\.displayName\s*=|(?:var|let|const) \w+ = (?:React\d*\.)?(?:createContext|forwardRef|memo|lazy)\b)/m

/** @returns the slim text with every line at its place, and the number of matches of each rule */
export const slim = (text) => {
  const found = {}
  let code = text
  for (const [name, [pattern, replacement]] of Object.entries(RULES)) {
    found[name] = code.match(pattern)?.length ?? 0
    code = code.replace(pattern, replacement)
  }
  const tied = TIED.exec(code)?.[0] ?? null
  return { code, found, tied }
}

/** Only the browser's bundle counts: prerendering with the full package gives the same HTML. */
export const slimRouter = () => {
  const total = {}
  return {
    name: 'slim-router',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    transform: {
      filter: { id: PACKAGE },
      handler(text, id) {
        const { code, found, tied } = slim(text)
        if (tied !== null) this.error(`${id}: «${tied}» is not of a known form, see scripts/build/slim-router.mjs`)
        for (const [name, times] of Object.entries(found)) total[name] = (total[name] ?? 0) + times
        // Line numbers have not changed.
        return { code, map: null }
      },
    },
    buildEnd(error) {
      if (error) return
      const lost = Object.keys(RULES).filter((name) => !total[name])
      if (lost.length > 0) this.error(`react-router: not found: ${lost.join(', ')}; see scripts/build/slim-router.mjs`)
    },
  }
}
