import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openS3Server, type S3Server } from '../../../test/testing/s3-server.ts'
import { isTransient } from '../../http/unavailable.ts'
import { s3FileStore } from './s3-file-store.ts'

let s3: S3Server
beforeEach(async () => void (s3 = await openS3Server()))
afterEach(() => s3.close())
const store = () => s3FileStore(s3.options)
const bytes = (text: string) => new TextEncoder().encode(text)
const text = async (key: string) => {
  const found = await store().read(key)
  return found && new Response(found.stream).text()
}
const thrownBy = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  )

test('what is written is read, with its size, until it is removed', async () => {
  await store().write('public/ab/cd.webp', bytes('một ảnh'))
  expect(await text('public/ab/cd.webp')).toBe('một ảnh')
  expect((await store().read('public/ab/cd.webp'))?.size).toBe(11)
  expect(await store().sizeOf('public/ab/cd.webp')).toBe(11)
  await store().remove('public/ab/cd.webp')
  expect(await text('public/ab/cd.webp')).toBeUndefined()
  expect(await store().sizeOf('public/ab/cd.webp')).toBeUndefined()
  await store().remove('public/ab/cd.webp')
})

test('a file of ten megabytes arrives as it was', async () => {
  const large = Buffer.alloc(10_000_000, 'chonoi')
  await store().write('private/large.bin', large)
  expect(s3.objects.get('private/large.bin')?.equals(large)).toBe(true)
})

test('a file that is sent while it is made arrives as it was, even if the service stumbles', async () => {
  s3.faults.push(503)
  async function* chunks() {
    for (let left = 20; left > 0; left--) yield Buffer.alloc(100_000, String(left))
  }
  expect(await store().writeChunks('private/made.zip', chunks())).toBe(2_000_000)
  expect(s3.objects.get('private/made.zip')?.equals(await buffer(chunks()))).toBe(true)
})

test('a file that cannot be made is not sent', async () => {
  async function* chunks() {
    yield bytes('begun')
    throw new Error('the database is gone')
  }
  await expect(store().writeChunks('private/made.zip', chunks())).rejects.toThrow('the database is gone')
  expect(s3.calls).toBe(0)
})

test('all keys are listed, page by page', async () => {
  const names = ['a/1', 'a/2', 'b/1', 'b/2', 'c']
  for (const name of names) await store().write(name, bytes(name))
  const listed: string[] = []
  for await (const name of store().names()) listed.push(name)
  expect(listed).toEqual(names)
})

test('a service that stumbles is asked again', async () => {
  s3.faults.push(503, 'silence')
  await store().write('key', bytes('x'))
  expect(s3.objects.has('key')).toBe(true)
  expect(s3.calls).toBe(3)
})

test('a service that stays away is a failure that may pass, so that the call is answered 503', async () => {
  s3.faults.push(500, 500, 500)
  expect(isTransient(await thrownBy(store().read('key')))).toBe(true)
  await s3.close()
  expect(isTransient(await thrownBy(store().write('key', bytes('x'))))).toBe(true)
})

test('a service that is too slow is given up after ten seconds, three times, as one that stays away', async () => {
  vi.useFakeTimers()
  try {
    let asked = 0
    const slow: typeof fetch = (_url, init) => {
      asked++
      return new Promise((_answer, fail) => init?.signal?.addEventListener('abort', () => fail(new Error('late'))))
    }
    const given = thrownBy(s3FileStore(s3.options, slow).read('key'))
    for (const attempt of [1, 2, 3]) {
      await vi.waitUntil(() => asked === attempt, { timeout: 5_000 })
      await vi.advanceTimersByTimeAsync(10_000)
    }
    expect([isTransient(await given), asked]).toEqual([true, 3])
  } finally {
    vi.useRealTimers()
  }
})

test('wrong keys and a bucket that is not there are told at once, and are no failure that passes', async () => {
  const wrong = s3FileStore({ ...s3.options, secretAccessKey: 'another' })
  const refusal = await thrownBy(wrong.read('key'))
  expect(refusal).toMatchObject({ message: expect.stringMatching(/^The file store refuses GET with 403/) as string })
  expect(isTransient(refusal)).toBe(false)
  expect(s3.calls).toBe(1)
  const elsewhere = s3FileStore({ ...s3.options, bucket: 'another' })
  await expect(elsewhere.write('key', bytes('x'))).rejects.toThrow('The bucket another does not exist.')
})

test('a key that could mean something else in an address is refused', async () => {
  for (const key of ['a b', 'a?b', 'a%2fb', 'ă', 'a#b'])
    await expect(store().read(key), key).rejects.toThrow('not a key of the file store')
})
