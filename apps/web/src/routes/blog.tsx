import { createFileRoute, redirect } from '@tanstack/react-router'

/** The documents link the news under this name too (ROUTE-22). */
export const Route = createFileRoute('/blog')({
  beforeLoad: () => {
    throw redirect({ href: '/news', statusCode: 301 })
  },
})
