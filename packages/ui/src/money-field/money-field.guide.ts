import type { ComponentGuide } from '../../docs/component-guide.ts'

export const guide: ComponentGuide = {
  use: 'For an amount in Vietnamese đồng.',
  instead: 'For a plain number use NumberField.',
  anatomy: ['Label', 'Box', 'Unit', 'Help and error'],
  dos: ['Name the least and the most', 'Pass cents: 250.000 ₫ is 25_000_000'],
  donts: ['Ask for the unit'],
}
