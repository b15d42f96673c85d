import './trusted-types.ts'
import { RouterClient } from '@tanstack/react-router/ssr/client'
import { startTransition } from 'react'
import { nextTask } from './next-task.ts'
import { hydrateRoot } from './react-root.ts'
import { requireRootElement } from './root-element.ts'
import { getRouter } from './router.tsx'

async function comeAlive(): Promise<void> {
  await nextTask()
  const router = await getRouter()
  await nextTask()
  // Replaces Start's client, which includes the serializer of server functions (a tenth of all scripts). There are
  // none.
  startTransition(() => void hydrateRoot(document, <RouterClient router={router} />))
}

requireRootElement(document)
void comeAlive()
if (import.meta.env.DEV) void import('./report-accessibility.ts').then((report) => report.reportAccessibility())
// Once the page works: it helps the next visit, not this one.
else
  setTimeout(() => {
    void import('./service-worker.ts').then((worker) => worker.registerServiceWorker()).catch(() => {})
  }, 3000)
