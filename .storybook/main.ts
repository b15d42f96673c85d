import type { StorybookConfig } from '@storybook/react-vite'
import { defaultClientConditions, mergeConfig } from 'vite'
import { reactAriaLanguages } from '../packages/ui/vite/react-aria-languages.ts'

/** A package's own test run looks at its own stories; Storybook itself shows all of them. */
const shownPackage = process.env.STORYBOOK_PACKAGE ?? '*'

const config: StorybookConfig = {
  stories: [`../packages/${shownPackage}/src/**/*.stories.tsx`],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [reactAriaLanguages()],
      resolve: { conditions: ['@chonoi/source', ...defaultClientConditions] },
    }),
}

export default config
