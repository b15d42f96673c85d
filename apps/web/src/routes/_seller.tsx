import { ProtectedRoute } from '@chonoi/features/app/guards'
import { ShopGate } from '@chonoi/features/seller/shop-gate'
import { createFileRoute, Outlet } from '@tanstack/react-router'
import { loadWords } from '../page-words.ts'

/** The seller's pages, open to any signed-in user. Without a shop they explain how to get one. */
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
