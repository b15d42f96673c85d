import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import { reactAriaLanguages } from '@chonoi/ui/vite'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { navigationIcons } from './navigation-icons.ts'

export default defineConfig({
  resolve: { conditions: ['@chonoi/source', 'module', 'browser', 'development|production'] },
  environments: {
    client: {
      // Imported only in development (src/report-accessibility.ts). Discovering it late would reload the page.
      optimizeDeps: { include: ['@axe-core/react'] },
      build: {
        // Otherwise the entry script would list the files of all pages; links preload theirs on intent.
        modulePreload: { polyfill: false, resolveDependencies: () => [] },
        rolldownOptions: {
          output: {
            // Compiled eagerly in the background while loading, instead of piece by piece when the page should
            // respond.
            postBanner: ({ name }) => (name === 'react-root' || name === 'index' ? '//# allFunctionsCalledOnLoad' : ''),
            // Scripts of every page are bundled into two files: many small ones compress badly, one alone runs too
            // long at once.
            codeSplitting: {
              groups: [
                {
                  name: 'react-root',
                  test: /node_modules.(react|react-dom|scheduler).|src.react-root\.ts$/,
                  tags: ['$initial'],
                  priority: 1,
                },
                { name: 'base', tags: ['$initial'] },
              ],
            },
          },
        },
      },
    },
    ssr: {
      resolve: {
        conditions: ['@chonoi/source', 'module', 'node', 'development|production'],
        noExternal: [/^@chonoi\//],
      },
    },
  },
  plugins: [
    tanstackStart({
      vite: { installDevServerMiddleware: false },
      // Splits loaders by page too, since the entry script would otherwise contain those of all pages.
      router: {
        codeSplittingOptions: { defaultBehavior: [['component', 'loader'], ['errorComponent'], ['notFoundComponent']] },
      },
    }),
    react(),
    tailwindcss(),
    reactAriaLanguages(),
    navigationIcons(),
  ],
})
