'use client'
import { UiProvider, viLabels } from '@chonoi/ui/ui-provider'
import Link from 'next/link'
import { useRouter } from 'next/navigation'
import type { ReactNode } from 'react'

/** The recipe of the kit's README. */
export function Providers({ children }: { children: ReactNode }) {
  const { push } = useRouter()
  return (
    <UiProvider locale="vi" labels={viLabels} navigate={push} linkComponent={Link}>
      {children}
    </UiProvider>
  )
}
