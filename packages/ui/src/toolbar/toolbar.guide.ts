import type { ComponentGuide } from '../../docs/component-guide.ts'

export const guide: ComponentGuide = {
  use: 'For tools that work on one thing.',
  instead: 'For a few actions use ButtonGroup.',
  anatomy: ['Groups', 'Tools'],
  dos: ['Order by use'],
  donts: ["Put it where its object can't be seen"],
}
