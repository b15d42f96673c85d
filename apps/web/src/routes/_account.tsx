import { ProtectedRoute } from '@chonoi/features/app/guards'
import { createFileRoute, Outlet } from '@tanstack/react-router'

/** Pages of anybody who is signed in; the server doesn't know who that is, so the browser draws them. */
export const Route = createFileRoute('/_account')({
  ssr: false,
  component: () => (
    <ProtectedRoute>
      <Outlet />
    </ProtectedRoute>
  ),
})
