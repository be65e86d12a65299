/**
 * Runs a TypeScript module of the project with its globs, as the build reads it, without building anything.
 * @template Found
 * @param {string} root the project's folder
 * @param {string} path of the module, from the root
 * @param {(module: any) => Promise<Found>} work
 * @returns {Promise<Found>}
 */
export const loadModule = async (root, path, work) => {
  // Imported here: `npm start` and `npm test` load this file before they have installed anything.
  const { createServer } = await import('vite')
  const { NODE_ENV } = process.env
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false },
  })
  try {
    return await work(await server.ssrLoadModule(path))
  } finally {
    await server.close()
    // The server has set it for itself: a build that this process starts later would be one for development.
    if (NODE_ENV === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = NODE_ENV
  }
}
