import { existsSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

const conditions = ['@chonoi/source', 'module', 'node', 'development']
const browserConditions = ['@chonoi/source', 'module', 'browser', 'development']

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
  'react-dom/server',
  'react-hook-form',
  'lucide-react',
  '@tanstack/react-query',
  'vitest-browser-react',
  '@chonoi/ui > react-aria-components',
  '@chonoi/ui > react-aria-components/i18n/en-US',
  '@chonoi/ui > @internationalized/string',
  '@chonoi/ui > @internationalized/date',
]

export default defineConfig({
  test: {
    projects: [
      {
        resolve: { conditions },
        ssr: { resolve: { conditions }, noExternal: [/^@chonoi\//] },
        test: { name: 'node', include: ['src/**/*.test.ts'] },
      },
      {
        plugins: [react()],
        resolve: { conditions: browserConditions },
        optimizeDeps: { include: dependencies },
        test: {
          name: 'browser',
          include: ['src/**/*.test.tsx'],
          browser: { enabled: true, headless: true, provider: chromium, instances: [{ browser: 'chromium' as const }] },
        },
      },
    ],
  },
})
