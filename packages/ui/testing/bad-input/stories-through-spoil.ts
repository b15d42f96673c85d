import type { Plugin } from 'vite'

/** Stories and what they share write their elements through `jsx-dev-runtime.ts` beside this file. */
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
