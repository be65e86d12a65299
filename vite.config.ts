import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const apiPort = process.env['API_PORT'] ?? '3000'

/** The portal. Source maps are written beside the bundles but not linked from them. */
export default defineConfig({
  plugins: [react()],
  build: {
    outDir: 'dist/portal',
    target: 'es2022',
    sourcemap: 'hidden',
    cssCodeSplit: true,
    modulePreload: { polyfill: false },
  },
  server: {
    port: 5173,
    strictPort: true,
    proxy: { '/api': { target: `http://localhost:${apiPort}`, ws: true } },
  },
})
