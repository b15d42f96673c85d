import { defaultClientConditions, defineConfig } from 'vite'

const adapter = (name: string) => `${import.meta.dirname}/src/browser/adapters/${name}.ts`

/** The server as a script for workers: what only Node has is replaced here, and nowhere in the server's own files. */
export default defineConfig({
  base: './',
  publicDir: false,
  resolve: {
    conditions: ['@chonoi/source', ...defaultClientConditions],
    alias: [
      // Whole names only: the adapters import parts of what they stand for.
      { find: /^@node-rs\/argon2$/, replacement: adapter('argon2') },
      { find: /^csv-stringify\/sync$/, replacement: 'csv-stringify/browser/esm/sync' },
      { find: /^node:crypto$/, replacement: adapter('node-crypto') },
      { find: /^node:http$/, replacement: adapter('node-http') },
      { find: /^pg$/, replacement: adapter('pg') },
      { find: /^rate-limiter-flexible$/, replacement: adapter('rate-limiter-flexible') },
      { find: /^\.\/xlsx-file\.ts$/, replacement: adapter('xlsx-file') },
    ],
  },
  build: {
    outDir: 'dist/browser',
    assetsDir: '',
    assetsInlineLimit: 0,
    emptyOutDir: true,
    target: 'es2024',
    modulePreload: false,
    rolldownOptions: {
      input: { worker: `${import.meta.dirname}/src/browser/worker.ts` },
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name].js',
        // Many a file server says of .gz that browsers shall unpack it; the database unpacks its extensions itself.
        assetFileNames: ({ names }) => (names[0] ?? '[name][extname]').replace(/\.tar\.gz$/, '.tgz'),
      },
    },
  },
})
