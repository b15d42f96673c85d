import { serve } from '@hono/node-server'
import { createSandbox } from './sandbox.ts'

const port = Number(process.env.PAYMENT_SANDBOX_PORT ?? 3100)
const origin = process.env.PAYMENT_SANDBOX_URL ?? `http://localhost:${port}`

const siteUrl = process.env.SITE_URL ?? 'http://localhost:3000'

serve({ fetch: createSandbox({ origin, siteUrl }).fetch, port, hostname: process.env.HOST ?? '127.0.0.1' }, () => {
  process.stdout.write(`Payment sandbox at ${origin}\n`)
})
