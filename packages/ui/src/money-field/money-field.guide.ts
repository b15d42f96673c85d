import type { ComponentGuide } from '../../docs/component-guide.ts'

export const guide: ComponentGuide = {
  use: 'For an amount in Vietnamese đồng.',
  instead: 'For a plain number use NumberField.',
  anatomy: ['Label', 'Box', 'Unit', 'Help and error'],
  dos: ['Name the least and the most'],
  donts: ['Ask for the unit'],
}
