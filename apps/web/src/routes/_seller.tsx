import { ProtectedRoute } from '@chonoi/features/app/guards'
import { ShopGate } from '@chonoi/features/seller/shop-gate'
import { createFileRoute, Outlet } from '@tanstack/react-router'
import { loadWords } from '../page-words.ts'

/** The seller's pages are open to anybody signed in; without a shop they say what it needs. */
export const Route = createFileRoute('/_seller')({
  ssr: false,
  loader: ({ context }) => loadWords(context, ['seller']),
  component: SellerPages,
})

function SellerPages() {
  return (
    <ProtectedRoute>
      <ShopGate>
        <Outlet />
      </ShopGate>
    </ProtectedRoute>
  )
}
