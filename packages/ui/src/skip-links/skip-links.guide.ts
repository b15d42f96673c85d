import type { ComponentGuide } from '../../docs/component-guide.ts'

export const guide: ComponentGuide = {
  use: 'For the beginning of every page.',
  instead: 'There is nothing instead.',
  anatomy: ['Links to content, navigation, search'],
  dos: ['Put it first'],
  donts: ['Hide it from keyboards'],
}
