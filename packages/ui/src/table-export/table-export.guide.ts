import type { ComponentGuide } from '../../docs/component-guide.ts'

export const guide: ComponentGuide = {
  use: "For taking a table's rows along.",
  instead: 'For one document use a link.',
  anatomy: ['Button', 'Kinds of files'],
  dos: ['Export what the filters show'],
  donts: ['Export what the reader may not see'],
}
