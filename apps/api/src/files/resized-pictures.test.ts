import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type FileStore, folderFileStore } from '../ports/file-store.ts'
import { sharpImages } from '../ports/image-workshop.ts'
import { readPublicFile } from './read-file.ts'
import { type DrawLarger, openResizedPictures, removingResized } from './resized-pictures.ts'

const key = 'public/ab/ab12.webp'
let folder: string
let files: FileStore
const warn = vi.fn<(error: unknown) => void>()
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'chonoi-pictures-'))
  files = removingResized(folderFileStore(folder))
  const picture = sharp({ create: { width: 1000, height: 500, channels: 3, background: '#2563eb' } })
  await files.write(key, await picture.webp().toBuffer())
  warn.mockClear()
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const images = sharpImages()
const open = (narrow = images.narrow, drawLarger?: DrawLarger) =>
  openResizedPictures(files, { narrow }, warn, drawLarger)
const serve = (wanted?: string, resizedPictures = open()) =>
  readPublicFile({ ports: { files, resizedPictures } }, key, wanted)
const sizeOf = async (response: Response) => {
  const { width, height, format } = await sharp(await response.arrayBuffer()).metadata()
  return `${format} ${width}×${height}`
}
const keptWidths = () =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /resized.*webp$/.test(name))

test('readPublicFile: a picture comes in the width that is asked for, and may be kept forever', async () => {
  const response = await serve('320')
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(Number(response.headers.get('content-length'))).toBeGreaterThan(0)
  expect(await sizeOf(response)).toBe('webp 320×160')
  expect(await sizeOf(await serve('320'))).toBe('webp 320×160')
  expect(keptWidths()).toHaveLength(1)
})

test.each(['1280', '333', '99999999', '-1', ''])('readPublicFile: with w=%s it comes as it is', async (wanted) => {
  expect(await sizeOf(await serve(wanted))).toBe('webp 1000×500')
  expect(keptWidths()).toEqual([])
})

test('openResizedPictures: a picture that can be drawn larger is drawn once, and goes with the stored one', async () => {
  const larger = sharp({ create: { width: 1280, height: 640, channels: 3, background: '#2563eb' } })
  const draw = vi.fn<DrawLarger>(() => larger.webp().toBuffer())
  const pictures = open(images.narrow, draw)
  expect(await sizeOf(await serve('1280', pictures))).toBe('webp 1280×640')
  expect(await sizeOf(await serve('1280', pictures))).toBe('webp 1280×640')
  expect(await sizeOf(await serve('640', pictures))).toBe('webp 640×320')
  expect(draw.mock.calls).toEqual([[key, 1280]])
  await files.remove(key)
  expect(keptWidths()).toEqual([])
})

test('openResizedPictures: what is gone is not drawn again', async () => {
  const draw = vi.fn<DrawLarger>()
  await files.remove(key)
  expect((await serve('1280', open(images.narrow, draw))).status).toBe(404)
  expect(draw).not.toHaveBeenCalled()
})

test('openResizedPictures: a drawing that fails gives the stored one, and tells', async () => {
  const pictures = open(images.narrow, () => Promise.reject(new Error('no ink')))
  const response = await serve('1280', pictures)
  expect(await sizeOf(response)).toBe('webp 1000×500')
  expect(response.headers.get('cache-control')).toBe('public, max-age=60')
  expect(warn).toHaveBeenCalledOnce()
})

test('openResizedPictures: many who ask at once get a picture that was made once', async () => {
  const narrow = vi.fn<typeof images.narrow>(images.narrow)
  const pictures = open(narrow)
  const answers = await Promise.all(Array.from({ length: 30 }, () => serve('640', pictures)))
  expect(new Set(await Promise.all(answers.map(sizeOf)))).toEqual(new Set(['webp 640×320']))
  expect(narrow).toHaveBeenCalledOnce()
})

test('removingResized: what was made of a picture goes with it', async () => {
  await serve('160')
  await serve('640')
  expect(keptWidths()).toHaveLength(2)
  await files.remove(key)
  expect(keptWidths()).toEqual([])
  expect((await serve('160')).status).toBe(404)
})

test('openResizedPictures: nothing stays of a picture that is removed while it is made narrower', async () => {
  const pictures = open(async (bytes, width) => {
    await files.remove(key)
    return images.narrow(bytes, width)
  })
  await serve('320', pictures)
  expect(keptWidths()).toEqual([])
})

test('readPublicFile: a picture that there is no time for comes as it is, and is kept briefly', async () => {
  const release = Promise.withResolvers<null>()
  const pictures = open(() => release.promise)
  const keys = Array.from({ length: 202 }, (_, number) => `public/cd/cd${number}.webp`)
  await Promise.all(keys.map((each) => files.write(each, new Uint8Array([1]))))
  const waiting = keys.map((each) => pictures.read(each, 320))
  const response = await serve('320', pictures)
  expect(response.headers.get('cache-control')).toBe('public, max-age=60')
  expect(await sizeOf(response)).toBe('webp 1000×500')
  expect(warn).toHaveBeenCalledOnce()
  release.resolve(null)
  expect(new Set(await Promise.all(waiting))).toEqual(new Set([null]))
})

test('readPublicFile: what is no picture is not made narrower', async () => {
  await files.write(key, new TextEncoder().encode('<svg onload="alert(1)"/>'))
  const response = await serve('320')
  expect(await response.text()).toBe('<svg onload="alert(1)"/>')
  expect(response.headers.get('content-type')).toBe('image/webp')
})
