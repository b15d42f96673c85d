import type { ComponentGuide } from '../../docs/component-guide.ts'

export const guide: ComponentGuide = {
  use: 'For a moment in a small place.',
  instead: 'For the place of content use Skeleton.',
  anatomy: ['Ring'],
  dos: ['Say what is awaited'],
  donts: ['Show it for a whole page'],
}
