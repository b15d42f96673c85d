import type { ComponentGuide } from '../../docs/component-guide.ts'

export const guide: ComponentGuide = {
  use: 'For more than one line.',
  instead: 'For one line use TextField; for headings and lists use RichTextEditor.',
  anatomy: ['Label', 'Box', 'Counter', 'Help and error'],
  dos: ['Count what is left'],
  donts: ['Cut off while somebody is typing'],
}
