import { ProtectedRoute } from '@chonoi/features/app/guards'
import { createFileRoute, Outlet } from '@tanstack/react-router'

/** Pages for signed-in users. Rendered in the browser, because the server doesn't know the user. */
export const Route = createFileRoute('/_account')({
  ssr: false,
  component: () => (
    <ProtectedRoute>
      <Outlet />
    </ProtectedRoute>
  ),
})
