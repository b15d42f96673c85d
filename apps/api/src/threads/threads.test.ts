import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { threadId } from 'node:worker_threads'
import pdfmake from 'pdfmake'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { DocumentPart, PrintedDocument } from '../ports/document.ts'
import { pdfDocuments } from '../ports/document-printer.ts'
import type { TurnOptions } from '../ports/turns.ts'
import { openThreads, type ThreadsOptions } from './open-threads.ts'
import { threadedDocuments } from './threaded-documents.ts'

const folder = mkdtempSync(join(tmpdir(), 'chonoi-threads-'))
const file = join(folder, 'thread.ts')
const standard: ThreadsOptions = { atOnce: 1, mostWaiting: 1, timeoutMs: 20_000, idleMs: 20_000 }

type Task = 'tell' | 'crash' | 'fail' | 'hang'
/** Tells the number of its thread, or ends otherwise. */
const thread = (options: Partial<ThreadsOptions> = {}) => {
  const run = openThreads<Task>(pathToFileURL(file), { ...standard, ...options })
  return async (task: Task, taken?: TurnOptions) => Number(Buffer.from(await run(task, taken)).toString())
}

beforeAll(() =>
  writeFileSync(
    file,
    `import { threadId } from 'node:worker_threads'
     import { answerTasks } from '${new URL('./answer-tasks.ts', import.meta.url).href}'
     answerTasks(async (task: string) => {
       if (task === 'crash') setImmediate(() => { throw new Error('crashed') })
       if (task === 'crash' || task === 'hang') await new Promise(() => setInterval(() => undefined, 1000))
       if (task === 'fail') throw new Error('no such picture')
       return Buffer.from(String(threadId))
     })`,
  ),
)
afterAll(() => rmSync(folder, { recursive: true }))

test('openThreads: a task runs in another thread, and the next one in the same', async () => {
  const run = thread()
  const first = await run('tell')
  expect(first).not.toBe(threadId)
  expect(await run('tell')).toBe(first)
})

test('openThreads: with every thread busy and the queue full a task is refused with 503', async () => {
  const run = thread()
  const answers = await Promise.allSettled([run('tell'), run('tell'), run('tell')])
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected'])
  expect(answers[2]).toMatchObject({ reason: { code: 'server.unavailable' } })
})

test('openThreads: a patient task waits also where the queue is full', async () => {
  const run = thread({ mostWaiting: 0 })
  const answers = await Promise.allSettled([run('tell'), run('tell', { isPatient: true }), run('tell')])
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected'])
})

test('openThreads: a task whose signal is aborted ends with its thread, and the next one gets another', async () => {
  const run = thread()
  const first = await run('tell')
  const asked = new AbortController()
  const hanging = run('hang', { signal: asked.signal })
  const next = run('tell')
  asked.abort()
  await expect(hanging).rejects.toMatchObject({ code: 'server.unavailable' })
  expect(await next).not.toBe(first)
})

test('openThreads: a task that is aborted while it waits is not begun, and leaves its place', async () => {
  const run = thread()
  const asked = new AbortController()
  const tasks = [run('tell'), run('hang', { signal: asked.signal })]
  asked.abort()
  const answers = await Promise.allSettled([...tasks, run('tell'), run('hang', { signal: asked.signal })])
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'rejected'])
})

test('openThreads: a crash fails its own task, and the next one gets another thread', async () => {
  const run = thread({ mostWaiting: 5 })
  const first = await run('tell')
  const [crashed, next] = await Promise.allSettled([run('crash'), run('tell')])
  expect(crashed).toMatchObject({ status: 'rejected', reason: { message: 'crashed' } })
  expect(next.status === 'fulfilled' && next.value !== first).toBe(true)
})

test('openThreads: a task that fails leaves its thread to the next one', async () => {
  const run = thread()
  const first = await run('tell')
  await expect(run('fail')).rejects.toThrow('no such picture')
  expect(await run('tell')).toBe(first)
})

test('openThreads: a task that takes too long fails, and its thread ends', async () => {
  const run = thread({ timeoutMs: 5_000 })
  const first = await run('tell')
  await expect(run('hang')).rejects.toThrow('longer than 5000 ms')
  expect(await run('tell')).not.toBe(first)
})

test('openThreads: a thread without work ends', async () => {
  const run = thread({ idleMs: 1 })
  const first = await run('tell')
  await expect.poll(() => run('tell')).not.toBe(first)
})

const cells = (index: number): DocumentPart[] => [`${index}`, `Bình gốm men lam ${index}`, '2', '1.500.000 ₫']
const hundred: PrintedDocument = {
  info: { title: 'Hóa đơn', author: 'Gốm', creator: 'Chợ Nổi', creationDate: new Date('2026-11-30') },
  content: [
    { table: { widths: ['*'], body: [['']], barColor: '#b45309' }, layout: 'brandBar' },
    {
      table: { widths: [18, '*', 'auto', 'auto'], body: Array.from({ length: 100 }, (_, index) => cells(index)) },
      layout: 'ruledRows',
    },
  ],
  foot: 'HD-1 · ',
}

test('threadedDocuments: a document of 100 items is laid out in another thread, and is the same file as in this one', async () => {
  const layingOut = vi.spyOn(pdfmake, 'createPdf')
  const threaded = await threadedDocuments().print(hundred)
  expect(layingOut).not.toHaveBeenCalled()
  const here = await pdfDocuments().print(hundred)
  expect(layingOut).toHaveBeenCalledOnce()
  layingOut.mockRestore()
  expect(Buffer.from(threaded).equals(here)).toBe(true)
})
