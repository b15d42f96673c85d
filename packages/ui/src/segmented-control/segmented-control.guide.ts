import type { ComponentGuide } from '../../docs/component-guide.ts'

export const guide: ComponentGuide = {
  use: 'For two to five views of the same thing.',
  instead: 'For choices in a form use RadioGroup; for panels use Tabs.',
  anatomy: ['Choices'],
  dos: ['Keep the words short'],
  donts: ['Change its order'],
}
