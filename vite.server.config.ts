import { defineConfig } from 'vite'

/** The reference server as one module; packages stay outside. */
export default defineConfig({
  build: {
    ssr: 'server/main.ts',
    outDir: 'dist/server',
    target: 'node20',
    sourcemap: true,
    emptyOutDir: true,
  },
})
