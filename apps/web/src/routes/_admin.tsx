import { ProtectedRoute } from '@chonoi/features/app/guards'
import { createFileRoute, Outlet } from '@tanstack/react-router'

const roles = ['ADMIN', 'SUPER_ADMIN'] as const

/** The back office: rendered in the browser only, for administrators. */
export const Route = createFileRoute('/_admin')({
  ssr: false,
  component: () => (
    <ProtectedRoute roles={roles}>
      <Outlet />
    </ProtectedRoute>
  ),
})
