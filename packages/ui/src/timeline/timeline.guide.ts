import type { ComponentGuide } from '../../docs/component-guide.ts'

export const guide: ComponentGuide = {
  use: 'For what happened in which order.',
  instead: 'For steps to come use Steps.',
  anatomy: ['Mark', 'Title', 'Time', 'Words'],
  dos: ['Newest first, or say otherwise'],
  donts: ['Leave out the time'],
}
