import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { signRequest } from '../../src/ports/s3/sign-request.ts'
import type { S3Options } from '../../src/ports/s3/s3-file-store.ts'

export interface S3Server {
  options: S3Options
  objects: Map<string, Buffer>
  /** The next calls are answered so instead; `silence`: not at all. */
  faults: (number | 'silence')[]
  calls: number
  close(): Promise<void>
}

const pageSize = 2

/** The part of S3's protocol that the site uses, in memory. It refuses what isn't signed as it should be. */
export async function openS3Server(): Promise<S3Server> {
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const keys = { accessKeyId: 'test-key', secretAccessKey: 'test-secret' }
  const s3: S3Server = {
    options: { endpoint, region: 'vn-test-1', bucket: 'chonoi', ...keys },
    objects: new Map(),
    faults: [],
    calls: 0,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request)
    s3.calls++
    const fault = s3.faults.shift()
    if (fault === 'silence') return void request.socket.destroy()
    if (fault) return void response.writeHead(fault).end()
    const url = new URL(request.url ?? '', endpoint)
    const isSigned = isSignedFor(request, url, body)
    const [, bucket, ...rest] = url.pathname.split('/')
    if (!isSigned) return void response.writeHead(403).end('<Error><Code>SignatureDoesNotMatch</Code></Error>')
    if (bucket !== s3.options.bucket)
      return void response.writeHead(404).end('<Error><Code>NoSuchBucket</Code></Error>')
    const key = rest.join('/')
    if (key === '') return list(url, response)
    const found = s3.objects.get(key)
    if (request.method === 'PUT') s3.objects.set(key, body)
    if (request.method === 'DELETE') s3.objects.delete(key)
    if (request.method === 'PUT') return void response.writeHead(200).end()
    if (request.method === 'DELETE') return void response.writeHead(204).end()
    if (!found) return void response.writeHead(404).end()
    response.writeHead(200, { 'content-length': found.length }).end(request.method === 'HEAD' ? undefined : found)
  }

  function isSignedFor({ method = '', headers }: IncomingMessage, url: URL, body: Buffer): boolean {
    const stamp = String(headers['x-amz-date']).replace(/(....)(..)(..T..)(..)(..Z)/, '$1-$2-$3:$4:$5')
    const now = new Date(stamp)
    if (Number.isNaN(now.getTime()) || Math.abs(Date.now() - now.getTime()) > 15 * 60_000) return false
    const signed = signRequest({ method, url, body, now }, keys, s3.options.region)
    return (
      headers.authorization === signed.authorization &&
      headers['x-amz-content-sha256'] === signed['x-amz-content-sha256']
    )
  }

  function list({ searchParams }: URL, response: ServerResponse): void {
    const after = searchParams.get('continuation-token') ?? ''
    const names = [...s3.objects.keys()].toSorted().filter((name) => name > after)
    const shown = names.slice(0, pageSize)
    const next = names.length > pageSize ? `<NextContinuationToken>${shown.at(-1)}</NextContinuationToken>` : ''
    const contents = shown.map((name) => `<Contents><Key>${name}</Key></Contents>`).join('')
    response.writeHead(200).end(`<?xml version="1.0"?><ListBucketResult>${contents}${next}</ListBucketResult>`)
  }

  return s3
}
