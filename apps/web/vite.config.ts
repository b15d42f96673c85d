import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import { reactAriaLanguages } from '@chonoi/ui/vite'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  resolve: { conditions: ['@chonoi/source', 'module', 'browser', 'development|production'] },
  environments: {
    client: {
      // Only development asks for it (src/report-accessibility.ts); found late, it would reload the page.
      optimizeDeps: { include: ['@axe-core/react'] },
      build: {
        // The first script would carry the names of all files that any page may need; links fetch theirs on intent.
        modulePreload: { polyfill: false, resolveDependencies: () => [] },
        rolldownOptions: {
          output: {
            // Compiled whole and aside while it arrives, instead of piece by piece where the page should answer.
            postBanner: ({ name }) => (name === 'react-root' || name === 'index' ? '//# allFunctionsCalledOnLoad' : ''),
            // Whatever every page loads first is two files: many small ones compress badly, one alone runs too long at once.
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
      // Loaders, too, come with their page: the first script would carry those of all pages.
      router: {
        codeSplittingOptions: { defaultBehavior: [['component', 'loader'], ['errorComponent'], ['notFoundComponent']] },
      },
    }),
    react(),
    tailwindcss(),
    reactAriaLanguages(),
  ],
})
