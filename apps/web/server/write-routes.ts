// Writes src/routeTree.gen.ts from the files of src/routes, as the dev server and the build do.
import { join } from 'node:path'
import { Generator, getConfig } from '@tanstack/router-generator'

const root = join(import.meta.dirname, '..')

/** The footer that TanStack Start's plugin adds to the tree. */
const footer = `import type { getRouter } from './router.tsx'
import type { createStart } from '@tanstack/react-start'
declare module '@tanstack/react-start' {
  interface Register {
    ssr: true
    router: Awaited<ReturnType<typeof getRouter>>
  }
}`

await new Generator({ config: { ...getConfig({}, root), routeTreeFileFooter: [footer] }, root }).run()
