import { renderToReadableStream } from '@vitejs/plugin-rsc/rsc'
import type * as Rendering from './entry.ssr.tsx'
import { Page } from './page.tsx'

/** The page as data for the browser (`/.rsc`) or, through the server's rendering, as HTML. */
export default async function handler(request: Request): Promise<Response> {
  const stream = renderToReadableStream(<Page />)
  if (new URL(request.url).pathname.endsWith('.rsc'))
    return new Response(stream, { headers: { 'content-type': 'text/x-component;charset=utf-8' } })
  const { renderHtml } = await import.meta.viteRsc.loadModule<typeof Rendering>('ssr', 'index')
  return new Response(await renderHtml(stream), { headers: { 'content-type': 'text/html;charset=utf-8' } })
}
