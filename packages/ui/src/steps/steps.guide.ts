import type { ComponentGuide } from '../../docs/component-guide.ts'

export const guide: ComponentGuide = {
  use: 'For where one is in a task of several steps.',
  instead: 'For places in the site use Breadcrumbs.',
  anatomy: ['Marks', 'Words', 'Line'],
  dos: ['Lead back to what is done'],
  donts: ['Use it for more than six'],
}
