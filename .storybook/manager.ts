import { addons } from 'storybook/manager-api'
import { morning, night } from './theme.ts'

addons.setConfig({
  theme: window.matchMedia('(prefers-color-scheme: dark)').matches ? night : morning,
  sidebar: { showRoots: true },
  enableShortcuts: true,
})
