import { defineConfig } from 'vite'

/**
 * The reference server and its commands, each a module beside the others. Packages stay outside, except those that are hundreds of
 * small files, of which the server uses a part: reading them was half of a command's start.
 */
export default defineConfig({
  ssr: { noExternal: ['date-fns', 'drizzle-orm', 'zod'] },
  build: {
    ssr: true,
    rolldownOptions: {
      input: [
        'server/main.ts',
        'server/jobs-command.ts',
        'server/decide-command.ts',
        'server/chat-command.ts',
        'server/operator-command.ts',
        'server/programme-command.ts',
        'server/reports-command.ts',
        'server/sessions-command.ts',
        'server/security-command.ts',
        'server/keys-command.ts',
        'server/ledger-command.ts',
        'server/demo-command.ts',
        'server/reconcile-command.ts',
        'server/files-command.ts',
        'server/doctor-command.ts',
      ],
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
    },
    outDir: 'dist/server',
    target: 'node20',
    sourcemap: true,
    emptyOutDir: true,
  },
})
