import type { ComponentGuide } from '../../docs/component-guide.ts'

export const guide: ComponentGuide = {
  use: 'For any number out of a long list.',
  instead: 'For fewer than about ten use CheckboxGroup.',
  anatomy: ['Label', 'Chosen ones', 'Text box', 'List'],
  dos: ['Let each be taken away alone'],
  donts: ['Hide what was chosen'],
}
