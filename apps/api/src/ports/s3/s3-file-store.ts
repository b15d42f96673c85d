import { setTimeout as pause } from 'node:timers/promises'
import type { FileStore } from '../file-store.ts'
import { inTemporaryFile, type TemporaryFile } from './temporary-file.ts'
import { type S3Credentials, signRequest } from './sign-request.ts'

export interface S3Options extends S3Credentials {
  /** The address of the service, e.g. https://s3.ap-southeast-1.amazonaws.com. */
  endpoint: string
  region: string
  bucket: string
}

export interface S3FileStore extends FileStore {
  /** Every key of the bucket. */
  names(): AsyncIterable<string>
  /** Undefined when it doesn't exist. */
  sizeOf(key: string): Promise<number | undefined>
}

/** What a service that is away, slow or overloaded is, to whoever asks whether trying again may help. */
class FileStoreUnavailable extends Error {
  readonly code = 'EIO'
}

const timeoutMs = 10_000
/** A file is given the time that it takes at this speed on top. */
const slowestBytesPerMs = 1_000
/** In milliseconds before each further attempt. Every call may be repeated: keys are never used for something else. */
const pauses = [200, 800]
const isPassing = (status: number) => status >= 500 || status === 429 || status === 408

/** Stores files in a bucket of S3 or of a service that speaks its protocol, named by path (endpoint/bucket/key). */
export function s3FileStore(options: S3Options, fetch: typeof globalThis.fetch = globalThis.fetch): S3FileStore {
  const address = (key: string) => {
    if (!/^[\w./-]*$/.test(key)) throw new Error('not a key of the file store')
    return new URL(`${options.endpoint.replace(/\/+$/, '')}/${options.bucket}/${key}`)
  }

  async function once(method: string, url: URL, body?: Uint8Array | TemporaryFile): Promise<Response> {
    const signed = body && ('checksum' in body ? { checksum: body.checksum } : { body })
    const headers = signRequest({ method, url, ...signed, now: new Date() }, options, options.region)
    const sent = body && ('checksum' in body ? body.blob : Uint8Array.from(body))
    const init = { method, headers, redirect: 'error', ...(sent && { body: sent }) } as const
    const size = body ? ('checksum' in body ? body.blob.size : body.length) : 0
    try {
      // Only until the headers: a large file may take longer to pass on.
      const late = new AbortController()
      const timer = setTimeout(() => late.abort(), timeoutMs + size / slowestBytesPerMs)
      const response = await fetch(url, { ...init, signal: late.signal }).finally(() => clearTimeout(timer))
      if (!isPassing(response.status)) return response
      await response.body?.cancel()
      throw new FileStoreUnavailable(`The file store answers ${response.status}.`)
    } catch (cause) {
      if (cause instanceof FileStoreUnavailable) throw cause
      throw new FileStoreUnavailable('The file store does not answer.', { cause })
    }
  }

  /** Undefined for what isn't there. */
  async function ask(method: string, url: URL, body?: Uint8Array | TemporaryFile): Promise<Response | undefined> {
    for (const wait of [...pauses, undefined]) {
      try {
        const response = await once(method, url, body)
        if (response.ok) return response
        await response.body?.cancel()
        if (response.status === 404) return undefined
        throw new Error(`The file store refuses ${method} with ${response.status}: see its keys and the bucket's name.`)
      } catch (error) {
        if (wait === undefined || !(error instanceof FileStoreUnavailable)) throw error
        await pause(wait)
      }
    }
    return undefined
  }

  async function put(key: string, body: Uint8Array | TemporaryFile): Promise<void> {
    const response = await ask('PUT', address(key), body)
    if (!response) throw new Error(`The bucket ${options.bucket} does not exist.`)
    await response.body?.cancel()
  }

  return {
    write: put,
    // Size and checksum go ahead of a file, and a failed call is repeated, so it is on the disk first.
    writeChunks: (key, chunks) =>
      inTemporaryFile(chunks, async (file) => {
        await put(key, file)
        return file.blob.size
      }),
    async read(key) {
      const response = await ask('GET', address(key))
      if (!response?.body) return undefined
      return { stream: response.body, size: Number(response.headers.get('content-length')) }
    },
    async remove(key) {
      await (await ask('DELETE', address(key)))?.body?.cancel()
    },
    async sizeOf(key) {
      const response = await ask('HEAD', address(key))
      return response && Number(response.headers.get('content-length'))
    },
    async *names() {
      for (let token: string | undefined = ''; token !== undefined; ) {
        const url = address('')
        url.searchParams.set('list-type', '2')
        if (token) url.searchParams.set('continuation-token', token)
        const response = await ask('GET', url)
        if (!response) throw new Error(`The bucket ${options.bucket} does not exist.`)
        const page = await response.text()
        for (const [, key = ''] of page.matchAll(/<Key>([^<]+)<\/Key>/g)) yield key
        token = /<NextContinuationToken>([^<]+)</.exec(page)?.[1]
      }
    },
  }
}
