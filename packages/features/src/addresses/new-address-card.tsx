import { lazy, Suspense } from 'react'
import type { AddressDialogProps } from './address-dialog.tsx'

const AddressDialog = lazy(() => import('./address-dialog.tsx'))

/** The form of a new address, over the page that needs one. */
export function NewAddress(props: Omit<AddressDialogProps, 'address'>) {
  return (
    <Suspense>
      <AddressDialog address={null} {...props} />
    </Suspense>
  )
}
