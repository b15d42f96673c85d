import type { ComponentGuide } from '../../docs/component-guide.ts'

export const guide: ComponentGuide = {
  use: 'For looking for something by words.',
  instead: 'For one of a known list use ComboBox.',
  anatomy: ['Icon', 'Box', 'Clear'],
  dos: ['Search with and without marks'],
  donts: ['Search while an input method is composing'],
}
