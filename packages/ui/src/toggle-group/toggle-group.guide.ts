import type { ComponentGuide } from '../../docs/component-guide.ts'

export const guide: ComponentGuide = {
  use: 'For several marks that may hold at once.',
  instead: 'For one out of several use SegmentedControl.',
  anatomy: ['Buttons'],
  dos: ['Name the group'],
  donts: ['Use more than about six'],
}
