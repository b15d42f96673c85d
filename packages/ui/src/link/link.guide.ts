import type { ComponentGuide } from '../../docs/component-guide.ts'

export const guide: ComponentGuide = {
  use: 'For going somewhere.',
  instead: 'For doing something use Button.',
  anatomy: ['Words'],
  dos: ['Let the words say where it leads'],
  donts: ['Write "here"'],
}
