import type { ComponentGuide } from '../../docs/component-guide.ts'

export const guide: ComponentGuide = {
  use: 'For a long form that is easier part by part, in an order.',
  instead: 'For a form that fits on a page use Form with FormSection; for showing progress only use Steps.',
  anatomy: ['Steps', 'Heading of the step', 'Fields', 'Back, next, and the button that sends'],
  dos: [
    'Check each step before the next',
    'Show what was entered before it is sent',
    'Name the last button by what it does',
  ],
  donts: ['Split a form of five fields', 'Make more than six steps', 'Put it into another form'],
  since: '0.2.0',
  status: 'beta',
}
