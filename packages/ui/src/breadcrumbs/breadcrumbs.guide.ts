import type { ComponentGuide } from '../../docs/component-guide.ts'

export const guide: ComponentGuide = {
  use: 'For pages more than two levels deep.',
  instead: 'For steps of a task use Steps.',
  anatomy: ['Links from the top down', 'The page itself'],
  dos: ["End with the page's own name"],
  donts: ['Use it as the only navigation'],
}
