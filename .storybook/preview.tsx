import '../packages/ui/src/styles.css'
import type { Preview } from '@storybook/react-vite'
import { inMode } from './mode-decorator.tsx'
import { localeToolbar, themeToolbar, viewports } from './toolbar.ts'

const preview: Preview = {
  decorators: [inMode],
  globalTypes: { locale: localeToolbar, theme: themeToolbar },
  initialGlobals: { locale: 'vi', theme: 'light', textScale: 100 },
  parameters: {
    a11y: { test: 'error' },
    controls: { expanded: true },
    layout: 'padded',
    viewport: { options: viewports },
    options: {
      storySort: { order: ['Foundations', 'Actions', 'Inputs', 'Forms', 'Overlays', 'Navigation', 'Data', 'Feedback'] },
    },
  },
}

export default preview
