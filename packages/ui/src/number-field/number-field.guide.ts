import type { ComponentGuide } from '../../docs/component-guide.ts'

export const guide: ComponentGuide = {
  use: 'For a number that is typed.',
  instead: 'For a few more or less use QuantityStepper; for money use MoneyField.',
  anatomy: ['Label', 'Box', 'Unit', 'Help and error'],
  dos: ['Say the limits'],
  donts: ['Use it for codes and telephone numbers'],
}
