import '../packages/ui/src/styles.css'
import type { Preview } from '@storybook/react-vite'
import { inMode } from './mode-decorator.tsx'
import { initialGlobals, toolbar, viewports } from './toolbar.ts'

const preview: Preview = {
  decorators: [inMode],
  globalTypes: toolbar,
  initialGlobals,
  tags: ['autodocs'],
  parameters: {
    a11y: { test: 'error' },
    // The same two modes as the committed screenshots (docs/decisions/0011-screenshots-of-stories.md).
    chromatic: {
      modes: { 'vi-light': { locale: 'vi', theme: 'light' }, 'en-dark': { locale: 'en', theme: 'dark' } },
    },
    controls: { expanded: true },
    layout: 'padded',
    viewport: { options: viewports },
    options: {
      storySort: {
        order: [
          'Start',
          'What is new',
          'Which one do I choose',
          'Recipes',
          'Testing',
          'Contribute',
          'Foundations',
          [
            'Colour',
            'Type',
            'Space and shape',
            'Motion',
            'Icons',
            'Accessibility',
            'Words',
            'Other names',
            'Conformance',
          ],
          'Patterns',
          'Actions',
          'Inputs',
          'Forms',
          'Overlays',
          'Navigation',
          'Data',
          'Feedback',
        ],
      },
    },
  },
}

export default preview
