import { Worker } from 'node:worker_threads'
import { unavailable } from '../http/unavailable.ts'
import { openTurns, type TurnOptions } from '../ports/turns.ts'
import type { Answer } from './answer-tasks.ts'

export interface ThreadsOptions {
  /** Threads at most. Each begins with the first task that finds no free one. */
  atOnce: number
  /** Tasks that may wait; those beyond are refused with 503. */
  mostWaiting: number
  /** A task that takes longer fails, and its thread ends. */
  timeoutMs: number
  /** A thread that had nothing to do for so long ends, and gives its memory back. */
  idleMs: number
}

/** Works on a task outside of the main thread. Once its signal is aborted, it ends with 503, which nobody reads. */
export type Threads<Task> = (task: Task, options?: TurnOptions) => Promise<Uint8Array>

interface FreeThread {
  worker: Worker
  end: NodeJS.Timeout
  /** Hears that it ended by itself. */
  gone: () => void
}

/**
 * Opens threads that run a file, which calls answerTasks. Tasks are plain data: a function can't be sent. A thread that
 * crashes fails its own task, and the next task gets another thread.
 */
export function openThreads<Task>(
  file: URL,
  { atOnce, mostWaiting, timeoutMs, idleMs }: ThreadsOptions,
): Threads<Task> {
  const inTurn = openTurns(atOnce, mostWaiting, () => unavailable())
  const free: FreeThread[] = []

  const take = (): Worker => {
    const kept = free.pop()
    if (!kept) return new Worker(file, { execArgv: ['--conditions=@chonoi/source'] })
    clearTimeout(kept.end)
    kept.worker.off('exit', kept.gone).off('error', kept.gone)
    kept.worker.ref()
    return kept.worker
  }

  /** A free thread keeps no process alive. */
  const keep = (worker: Worker): void => {
    const gone = () => leave(kept)
    const kept: FreeThread = { worker, gone, end: setTimeout(gone, idleMs).unref() }
    worker.on('exit', gone).on('error', gone)
    worker.unref()
    free.push(kept)
  }
  const leave = (kept: FreeThread): void => {
    clearTimeout(kept.end)
    const place = free.indexOf(kept)
    if (place >= 0) free.splice(place, 1)
    void kept.worker.terminate()
  }

  const run = async (task: Task, signal: AbortSignal | undefined): Promise<Uint8Array> => {
    const worker = take()
    try {
      const answer = await answerOf(worker, task, timeoutMs, signal)
      keep(worker)
      if ('failure' in answer) throw new Error(answer.failure)
      return answer.bytes
    } catch (error) {
      if (free.every((kept) => kept.worker !== worker)) {
        // It may still fail while it ends, which nobody waits for.
        worker.on('error', () => undefined)
        await worker.terminate()
      }
      throw error
    }
  }

  return async (task, options = {}) => {
    try {
      return await inTurn(() => run(task, options.signal), options)
    } catch (error) {
      throw options.signal?.aborted ? unavailable() : error
    }
  }
}

function answerOf<Task>(
  worker: Worker,
  task: Task,
  timeoutMs: number,
  signal: AbortSignal | undefined,
): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const exited = (code: number) => reject(new Error(`a thread ended with ${code}`))
  const aborted = () => reject(signal?.reason)
  signal?.addEventListener('abort', aborted)
  const late = setTimeout(() => reject(new Error(`a thread took longer than ${timeoutMs} ms`)), timeoutMs)
  worker.on('message', resolve).on('error', reject).on('exit', exited)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  worker.postMessage(task)
  return promise.finally(() => {
    clearTimeout(late)
    signal?.removeEventListener('abort', aborted)
    worker.off('message', resolve).off('error', reject).off('exit', exited)
  })
}
