import type { ComponentGuide } from '../../docs/component-guide.ts'

export const guide: ComponentGuide = {
  use: 'For showing what the editor wrote.',
  instead: 'For plain words use Text.',
  anatomy: ['Text'],
  dos: ['Give it what the server cleaned'],
  donts: ['Load the editor for reading'],
}
