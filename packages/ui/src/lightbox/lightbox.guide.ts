import type { ComponentGuide } from '../../docs/component-guide.ts'

export const guide: ComponentGuide = {
  since: '0.2.0',
  use: 'To look closely at pictures of one thing, opened from a Gallery or a thumbnail.',
  instead: 'In the page use Gallery; for anything else on the whole window use a Dialog of size full.',
  anatomy: ['Count, zoom and close button', 'Picture', 'Arrows'],
  dos: ['Give `fullSrc` where the page shows a smaller image', 'Load its code when it is opened'],
  donts: ['Open it by itself', 'Put texts or forms into it'],
}
