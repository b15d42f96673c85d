import { addons } from 'storybook/manager-api'
import { morning, night } from './theme.ts'

const name = 'Chợ Nổi · bộ giao diện'
const wantsDark = window.matchMedia('(prefers-color-scheme: dark)').matches

addons.setConfig({
  theme: wantsDark ? night : morning,
  sidebar: { showRoots: true },
  enableShortcuts: true,
})

/** Uses the stories' theme for the manager too, because light stories in a dark frame look like a mistake. */
addons.register('chonoi/frame', (api) => {
  const follow = ({ globals }: { globals: { theme?: unknown } }) =>
    addons.setConfig({ theme: globals.theme === 'dark' ? night : morning })
  api.on('globalsUpdated', follow)
  api.on('setGlobals', follow)
})

/** Replaces Storybook's name in the title of every page. */
const keepName = () => {
  const own = document.title.replace(/(.*?) ?[⋅·] ?Storybook$/i, `$1 · ${name}`).replace(/^.*Storybook$/i, name)
  if (own !== document.title) document.title = own
}
new MutationObserver(keepName).observe(document.head, { subtree: true, childList: true, characterData: true })
keepName()
