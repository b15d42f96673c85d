import type { ComponentGuide } from '../../docs/component-guide.ts'

export const guide: ComponentGuide = {
  use: 'For news that concern the whole site.',
  instead: 'For a part of the page use Alert.',
  anatomy: ['Icon', 'Message', 'Action', 'Close button'],
  dos: ['Show one at a time', 'Say until when it holds'],
  donts: ['Use it for advertising only'],
}
