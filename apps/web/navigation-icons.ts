import type { Plugin } from 'vite'

const copy = '?navigation'
const isNavigation = /[\\/]features[\\/]src[\\/]shell[\\/]area-links\.ts$/

/**
 * Gives the navigation of signed-in people its own copies of its fifty icons. Shared with other pages, each would be a
 * file of its own, and most of such a file is what surrounds the icon.
 */
export function navigationIcons(): Plugin {
  return {
    name: 'navigation-icons',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    async resolveId(source, importer, options) {
      const isWhole = source === 'lucide-react' && isNavigation.test(importer ?? '')
      const isIcon = importer?.endsWith(copy) && source.startsWith('./icons/')
      if (!isWhole && !isIcon) return null
      const found = await this.resolve(source, importer?.replace(copy, ''), { ...options, skipSelf: true })
      return found && { ...found, id: found.id + copy }
    },
  }
}
