import type { DemoSignIns, MarketAssets } from './messages.ts'

/** Fetches the assets of a market and compiles PostgreSQL, in parallel. */
export async function fetchAssets(base: string): Promise<MarketAssets> {
  const get = (name: string) => fetchFile(base, name)
  const [postgres, library, snapshot] = await Promise.all([
    WebAssembly.compileStreaming(get('pglite.wasm')),
    get('pglite.data').then((response) => response.blob()),
    get('snapshot.tgz').then(unpacked),
  ])
  return { postgres, library, snapshot }
}

export const fetchSignIns = async (base: string): Promise<DemoSignIns> =>
  (await fetchFile(base, 'sign-ins.json')).json() as Promise<DemoSignIns>

async function fetchFile(base: string, name: string): Promise<Response> {
  const response = await fetch(new URL(name, base))
  if (!response.ok) throw new Error(`${response.url} answers ${response.status}`)
  return response
}

/** Runs once for all workers. */
async function unpacked(response: Response): Promise<Blob> {
  const packed = await response.blob()
  const stream = packed.stream().pipeThrough(new DecompressionStream('gzip'))
  return new File([await new Response(stream).arrayBuffer()], 'snapshot.tar', { type: 'application/x-tar' })
}
