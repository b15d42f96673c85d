import type { ComponentGuide } from '../../docs/component-guide.ts'

export const guide: ComponentGuide = {
  use: 'For telling screen readers of what changed without moving the focus.',
  instead: 'For what everybody must see use a toast or Alert.',
  anatomy: ['Nothing to be seen'],
  dos: ['Say it in one short sentence'],
  donts: ['Announce every key press'],
}
