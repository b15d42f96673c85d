import type { ComponentGuide } from '../../docs/component-guide.ts'

export const guide: ComponentGuide = {
  use: 'For pictures of one thing.',
  instead: 'For many things use Carousel.',
  anatomy: ['Large picture', 'Arrows and count', 'Button for a larger view', 'Small pictures'],
  dos: ['Describe what is to be seen', 'Open a Lightbox with `onEnlarge`'],
  donts: ['Show the same picture twice'],
}
