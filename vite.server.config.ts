import { defineConfig } from 'vite'

/** The reference server and its commands, each a module beside the others; packages stay outside. */
export default defineConfig({
  build: {
    ssr: true,
    rolldownOptions: {
      input: [
        'server/main.ts',
        'server/jobs-command.ts',
        'server/decide-command.ts',
        'server/ledger-command.ts',
        'server/reconcile-command.ts',
      ],
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
    },
    outDir: 'dist/server',
    target: 'node20',
    sourcemap: true,
    emptyOutDir: true,
  },
})
