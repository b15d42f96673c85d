import type { ComponentGuide } from '../../docs/component-guide.ts'

export const guide: ComponentGuide = {
  use: 'For a range whose exact ends matter little (a price).',
  instead: 'For exact numbers use two NumberFields.',
  anatomy: ['Label', 'Two handles', 'Two number boxes'],
  dos: ['Offer the boxes too (it does)'],
  donts: ['Use it for dates'],
}
