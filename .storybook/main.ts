import type { StorybookConfig } from '@storybook/react-vite'
import tailwindcss from '@tailwindcss/vite'
import remarkGfm from 'remark-gfm'
import { defaultClientConditions, mergeConfig } from 'vite'
import { reactAriaLanguages } from '../packages/ui/vite/react-aria-languages.ts'
import { usedIn } from './used-in-plugin.ts'

/**
 * Package under test. Its test run loads its own stories and those of the kit's test helpers; Storybook itself loads
 * the stories of all packages.
 */
const testedPackage = process.env.STORYBOOK_PACKAGE
const stories = testedPackage
  ? [`../packages/${testedPackage}/src/**/*.stories.tsx`, '../packages/ui/testing/**/*.stories.tsx']
  : ['./pages/*.mdx', '../packages/*/src/**/*.stories.tsx']

/** Whether stories of features can use the in-browser server (`pnpm --filter @chonoi/api run build:browser`). */
const hasLiveApi = testedPackage !== 'ui'

const config: StorybookConfig = {
  stories,
  addons: [
    // MDX has no tables of its own.
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
  ],
  framework: '@storybook/react-vite',
  previewAnnotations: (found = []) => [
    ...found,
    ...(testedPackage ? [] : [`${import.meta.dirname}/docs/docs-preview.ts`]),
    ...(hasLiveApi ? [`${import.meta.dirname}/../packages/features/testing/alive/alive-preview.tsx`] : []),
  ],
  staticDirs: [
    './public',
    { from: '../packages/ui/manifest/generated', to: '/' },
    { from: '../packages/ui/node_modules/@fontsource/be-vietnam-pro/files', to: '/fonts' },
    ...(hasLiveApi
      ? [
          { from: '../apps/api/dist/browser', to: '/live-api' },
          { from: '../apps/api/dist/browser/files', to: '/files' },
          { from: '../apps/web/public/pictures', to: '/pictures' },
        ]
      : []),
  ],
  // The names of pages/other-names.mdx are found by the search.
  features: { experimentalSearchDocsHeadings: true },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [tailwindcss(), reactAriaLanguages(), usedIn()],
      resolve: { conditions: ['@chonoi/source', ...defaultClientConditions] },
    }),
}

export default config
