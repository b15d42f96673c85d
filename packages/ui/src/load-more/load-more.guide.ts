import type { ComponentGuide } from '../../docs/component-guide.ts'

export const guide: ComponentGuide = {
  use: 'For lists that are read on and on.',
  instead: 'Where people look for a place in the list use Pagination.',
  anatomy: ['Count', 'Button'],
  dos: ['Keep the focus where reading goes on'],
  donts: ['Load by scrolling alone'],
}
