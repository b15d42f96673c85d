import type { Plugin } from 'vite'

/** Makes stories and their shared files use the adjacent `jsx-dev-runtime.ts`. */
export function storiesThroughSpoil(): Plugin {
  return {
    name: 'stories-through-spoil',
    enforce: 'pre',
    transform: {
      filter: { id: /(\.stories|\/story-[^/]*)\.tsx$/ },
      handler: (code) => ({ code: `/** @jsxImportSource ${import.meta.dirname} */${code}`, map: null }),
    },
  }
}
