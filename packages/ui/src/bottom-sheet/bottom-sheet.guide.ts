import type { ComponentGuide } from '../../docs/component-guide.ts'

export const guide: ComponentGuide = {
  use: 'For a short task on a phone, pulled up from the bottom.',
  instead: 'On wide screens use Drawer or Popover.',
  anatomy: ['Handle', 'Title and close button', 'Content', 'Buttons'],
  dos: ['Offer buttons for what a finger can pull (it does)'],
  donts: ['Put a sheet over a sheet'],
}
