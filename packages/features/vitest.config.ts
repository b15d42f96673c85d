import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import {
  checkStorySetup,
  chromium,
  instancesOf,
  isFull,
  isLong,
  storyCommands,
} from '@chonoi/ui/testing/modes/mode-instances.ts'
import { fullScreenMounts, screenMounts } from '@chonoi/ui/testing/modes/modes.ts'
import { ScreenshotsReporter } from '@chonoi/ui/testing/screenshots/screenshots-reporter.ts'
import { ResultsReporter } from '../../scripts/check/results-reporter.ts'

process.env.STORYBOOK_PACKAGE = 'features'

const conditions = ['@chonoi/source', 'module', 'node', 'development']
const browserConditions = ['@chonoi/source', 'module', 'browser', 'development']

/** Found late, any of these would reload the page in the middle of a test. */
const dependencies = [
  'react',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-dom',
  'react-dom/client',
  'react-dom/server',
  'i18next',
  'react-hook-form',
  'react-i18next',
  'lucide-react',
  '@tanstack/react-query',
  'web-vitals',
  'vitest-browser-react',
  'vitest-browser-react/pure',
  '@chonoi/features > @chonoi/api-client > openapi-fetch',
  '@chonoi/ui > class-variance-authority',
  '@chonoi/ui > radix-ui/slot',
  '@chonoi/ui > react-aria/useModalOverlay',
  '@chonoi/ui > react-aria/useFocusVisible',
  '@chonoi/ui > react-aria/mergeProps',
  '@chonoi/ui > react-aria/useFocusable',
  '@chonoi/ui > react-aria/usePress',
  '@chonoi/ui > react-aria-components',
  '@chonoi/ui > react-aria-components/i18n/en-US',
  '@chonoi/ui > @internationalized/string',
  '@chonoi/ui > @internationalized/date',
]

/** As the root's package.json leads to them: Storybook belongs to it. */
const storyDependencies = [
  'react',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-dom',
  'react-dom/client',
  '@chonoi/features > i18next',
  '@chonoi/features > react-hook-form',
  '@chonoi/features > react-i18next',
  '@chonoi/features > lucide-react',
  '@chonoi/features > @tanstack/react-query',
  '@chonoi/features > web-vitals',
  '@chonoi/features > @chonoi/api-client > openapi-fetch',
  '@chonoi/ui > class-variance-authority',
  '@chonoi/ui > radix-ui/slot',
  '@chonoi/ui > react-aria/useModalOverlay',
  '@chonoi/ui > react-aria/useFocusVisible',
  '@chonoi/ui > react-aria/mergeProps',
  '@chonoi/ui > react-aria/useFocusable',
  '@chonoi/ui > react-aria/usePress',
  '@chonoi/ui > react-aria-components',
  '@chonoi/ui > react-aria-components/i18n/en-US',
  '@chonoi/ui > @internationalized/string',
  '@chonoi/ui > @internationalized/date',
  '@chonoi/ui > axe-core',
  '@storybook/addon-a11y/preview',
  '@storybook/addon-docs',
  '@storybook/react-vite',
]

const toastsStay = `${import.meta.dirname}/testing/alive/toasts-stay.setup.ts`

export default defineConfig({
  test: {
    // A page for every processor: stories mostly wait for their own worker.
    maxWorkers: '100%',
    reporters: ['default', new ScreenshotsReporter(), new ResultsReporter('features')],
    projects: [
      {
        resolve: { conditions },
        ssr: { resolve: { conditions }, noExternal: [/^@chonoi\//] },
        test: {
          name: 'node',
          isolate: false,
          include: ['{src,testing}/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        plugins: [react(), tailwindcss()],
        resolve: { conditions: browserConditions },
        optimizeDeps: { include: dependencies },
        test: {
          name: 'browser',
          include: ['src/**/*.test.tsx'],
          exclude: ['**/*.alive.test.tsx'],
          expect: { poll: { timeout: 10_000 } },
          testTimeout: 60_000,
          hookTimeout: 60_000,
          browser: { enabled: true, headless: true, provider: chromium, instances: [{ browser: 'chromium' as const }] },
        },
      },
      {
        plugins: [react(), tailwindcss()],
        // The server for browsers (`pnpm --filter @chonoi/api run build:browser`) is found at /browser.
        publicDir: `${import.meta.dirname}/../../apps/api/dist`,
        resolve: { conditions: browserConditions },
        cacheDir: 'node_modules/.vite/alive',
        optimizeDeps: { include: dependencies },
        test: {
          name: 'alive',
          include: ['src/**/*.alive.test.tsx'],
          setupFiles: ['test-support/alive.setup.ts', toastsStay],
          // What these wait for comes from a real database, on a machine that may be busy.
          expect: { poll: { timeout: 30_000 } },
          testTimeout: 60_000,
          hookTimeout: 60_000,
          isolate: false,
          browser: { enabled: true, headless: true, provider: chromium, instances: [{ browser: 'chromium' as const }] },
        },
      },
      {
        plugins: [storybookTest({ configDir: `${import.meta.dirname}/../../.storybook` })],
        cacheDir: 'node_modules/.vite/stories',
        optimizeDeps: { include: storyDependencies },
        test: {
          name: 'stories',
          isolate: false,
          setupFiles: [checkStorySetup, toastsStay],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          browser: {
            enabled: true,
            headless: true,
            provider: chromium,
            commands: storyCommands,
            instances: instancesOf(isFull || isLong ? fullScreenMounts : screenMounts),
          },
        },
      },
    ],
  },
})
