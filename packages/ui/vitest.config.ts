import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import react from '@vitejs/plugin-react'
import { defaultClientConditions } from 'vite'
import { defineConfig } from 'vitest/config'
import { storiesThroughSpoil } from './testing/bad-input/stories-through-spoil.ts'
import { ConformanceReporter } from './testing/conformance/conformance-reporter.ts'
import { emulateMedia } from './testing/modes/emulate-media.ts'
import {
  checkStorySetup,
  chromium,
  instancesOf,
  isFull,
  isLong,
  storyCommands,
} from './testing/modes/mode-instances.ts'
import { fullMounts, modes, mounts } from './testing/modes/modes.ts'
import { ScreenshotsReporter } from './testing/screenshots/screenshots-reporter.ts'
import { reactAriaLanguages } from './vite/react-aria-languages.ts'
import { ResultsReporter } from '../../scripts/check/results-reporter.ts'

process.env.STORYBOOK_PACKAGE = 'ui'

/** Each mount's browser listens once for the end of the process. */
process.setMaxListeners(modes.length + 10)

/** Found late, any of these would reload the page in the middle of a test. */
const dependencies = [
  '@chonoi/ui > axe-core',
  'react',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-dom',
  'react-dom/client',
  '@chonoi/ui > radix-ui/slot',
  '@chonoi/ui > react-aria/useModalOverlay',
  '@chonoi/ui > react-aria/useFocusVisible',
  '@chonoi/ui > react-aria/mergeProps',
  '@chonoi/ui > react-aria/useFocusable',
  '@chonoi/ui > react-aria/usePress',
  '@chonoi/ui > react-aria-components',
  '@chonoi/ui > react-aria-components/i18n/en-US',
  '@chonoi/ui > class-variance-authority',
  '@chonoi/ui > @internationalized/string',
  '@chonoi/ui > @internationalized/date',
  '@chonoi/ui > lucide-react',
  '@chonoi/ui > write-excel-file/browser',
  '@chonoi/ui > @tiptap/core',
  '@chonoi/ui > @tiptap/extension-blockquote',
  '@chonoi/ui > @tiptap/extension-bold',
  '@chonoi/ui > @tiptap/extension-code',
  '@chonoi/ui > @tiptap/extension-document',
  '@chonoi/ui > @tiptap/extension-hard-break',
  '@chonoi/ui > @tiptap/extension-heading',
  '@chonoi/ui > @tiptap/extension-horizontal-rule',
  '@chonoi/ui > @tiptap/extension-italic',
  '@chonoi/ui > @tiptap/extension-list/bullet-list',
  '@chonoi/ui > @tiptap/extension-list/item',
  '@chonoi/ui > @tiptap/extension-list/ordered-list',
  '@chonoi/ui > @tiptap/extension-paragraph',
  '@chonoi/ui > @tiptap/extension-strike',
  '@chonoi/ui > @tiptap/extension-table/cell',
  '@chonoi/ui > @tiptap/extension-table/header',
  '@chonoi/ui > @tiptap/extension-table/row',
  '@chonoi/ui > @tiptap/extension-table/table',
  '@chonoi/ui > @tiptap/extension-text',
  '@chonoi/ui > @tiptap/extension-underline',
  '@chonoi/ui > @tiptap/extensions/drop-cursor',
  '@chonoi/ui > @tiptap/extensions/gap-cursor',
  '@chonoi/ui > @tiptap/extensions/placeholder',
  '@chonoi/ui > @tiptap/extensions/undo-redo',
  '@chonoi/ui > @tiptap/pm/model',
  '@chonoi/ui > @tiptap/pm/state',
  '@storybook/addon-a11y/preview',
  '@storybook/addon-docs',
  '@storybook/react-vite',
]

/** What a test may take on a busy machine, ms: 1,331 colours are more than five seconds' work there. */
const timeout = 60_000

export default defineConfig({
  test: {
    // A page for every processor: they only wait for themselves.
    maxWorkers: '100%',
    reporters: ['default', new ConformanceReporter(), new ScreenshotsReporter(), new ResultsReporter('ui')],
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          isolate: false,
          include: ['{src,vite,testing,tokens,manifest}/**/*.test.{ts,tsx}'],
          testTimeout: timeout,
          hookTimeout: timeout,
        },
      },
      {
        plugins: [storiesThroughSpoil(), react(), reactAriaLanguages()],
        resolve: { conditions: ['@chonoi/source', ...defaultClientConditions] },
        cacheDir: 'node_modules/.vite/conformance',
        optimizeDeps: { include: [...dependencies, 'storybook/test'] },
        test: {
          name: 'conformance',
          isolate: false,
          testTimeout: timeout,
          hookTimeout: timeout,
          include: ['{src,testing}/**/*.conformance.tsx'],
          exclude: isLong ? [] : ['**/*.long.conformance.tsx'],
          browser: {
            enabled: true,
            headless: true,
            provider: chromium,
            commands: { emulateMedia },
            instances: [{ browser: 'chromium', name: 'conformance' }],
          },
        },
      },
      {
        plugins: [storybookTest({ configDir: `${import.meta.dirname}/../../.storybook` })],
        cacheDir: 'node_modules/.vite/modes',
        optimizeDeps: { include: dependencies },
        test: {
          name: 'stories',
          isolate: false,
          testTimeout: timeout,
          hookTimeout: timeout,
          setupFiles: [checkStorySetup],
          browser: {
            enabled: true,
            headless: true,
            provider: chromium,
            commands: storyCommands,
            instances: instancesOf(isFull || isLong ? fullMounts : mounts),
          },
        },
      },
    ],
  },
})
