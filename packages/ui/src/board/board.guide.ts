import type { ComponentGuide } from '../../docs/component-guide.ts'

export const guide: ComponentGuide = {
  use: 'For things that pass through a few states, one column each.',
  instead: 'To find, sort and compare them, use DataTable.',
  anatomy: ['Column with its title and count', 'Card', 'Grip, which carries the card with the keyboard', 'Footer'],
  dos: ['Offer every move as a button or in a menu of the card too.', 'Show one column at a time on a phone.'],
  donts: ['Move a card before the server agreed, unless it can go back.'],
  since: '0.2.0',
  status: 'beta',
}
