import { existsSync } from 'node:fs'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

process.env.STORYBOOK_PACKAGE = 'ui'

const installedChromium = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
const chromium = playwright({
  launchOptions: {
    executablePath: existsSync(installedChromium) ? installedChromium : undefined,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  },
})

/** Found late, any of these would reload the page in the middle of a test. */
const dependencies = [
  'react',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-dom',
  'react-dom/client',
  '@chonoi/ui > react-aria-components',
  '@chonoi/ui > react-aria-components/i18n/en-US',
  '@chonoi/ui > @internationalized/string',
  '@chonoi/ui > @internationalized/date',
  '@chonoi/ui > lucide-react',
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
  '@chonoi/ui > @tanstack/react-virtual',
  '@chonoi/ui > write-excel-file/browser',
  '@storybook/addon-a11y/preview',
  '@storybook/addon-docs',
  '@storybook/react-vite',
]

/** Every story once more, in one language and theme. */
function storiesIn(locale: 'vi' | 'en', theme: 'light' | 'dark') {
  return {
    plugins: [
      storybookTest({ configDir: `${import.meta.dirname}/../../.storybook`, initialGlobals: { locale, theme } }),
    ],
    cacheDir: `node_modules/.vite/${locale}-${theme}`,
    optimizeDeps: { include: dependencies },
    test: {
      name: `${locale}-${theme}`,
      isolate: false,
      browser: { enabled: true, headless: true, provider: chromium, instances: [{ browser: 'chromium' as const }] },
    },
  }
}

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'node', environment: 'node', include: ['{src,vite}/**/*.test.{ts,tsx}'] } },
      storiesIn('vi', 'light'),
      storiesIn('en', 'dark'),
    ],
  },
})
