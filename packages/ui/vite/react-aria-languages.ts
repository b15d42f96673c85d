import type { Plugin } from 'vite'

const message =
  /\/(?:react-aria|react-stately|react-aria-components)\/dist\/private\/intl\/[\w-]+\/([a-z]{2}-[A-Z]{2})\.mjs$/

/**
 * React Aria carries its words in 34 languages inside each component. This leaves English; Vietnamese comes from the
 * library's own words. A combo box becomes a tenth smaller by it.
 */
export function reactAriaLanguages(): Plugin {
  return {
    name: 'chonoi:react-aria-languages',
    load(id) {
      const language = message.exec(id)?.[1]
      return language && language !== 'en-US' ? 'export default undefined' : null
    },
  }
}
