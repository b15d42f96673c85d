import type { RenderContext } from '../server/site.ts'

declare module '@tanstack/react-start' {
  interface Register {
    server: { requestContext: RenderContext }
  }
}
export type { RenderContext }
