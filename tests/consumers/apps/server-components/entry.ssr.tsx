import { createFromReadableStream } from '@vitejs/plugin-rsc/ssr'
import type { ReactNode } from 'react'
import { renderToReadableStream } from 'react-dom/server.edge'

export async function renderHtml(stream: ReadableStream<Uint8Array>): Promise<ReadableStream> {
  const page = await createFromReadableStream<ReactNode>(stream)
  return renderToReadableStream(page, {
    bootstrapScriptContent: await import.meta.viteRsc.loadBootstrapScriptContent('index'),
  })
}
