import './trusted-types.ts'
import { RouterClient } from '@tanstack/react-router/ssr/client'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { requireRootElement } from './root-element.ts'
import { getRouter } from './router.tsx'

requireRootElement(document)
// Not Start's own client: that one carries the serializer of server functions (a tenth of all scripts), and there are none.
void getRouter().then((router) => startTransition(() => void hydrateRoot(document, <RouterClient router={router} />)))
