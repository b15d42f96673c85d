import { parentPort } from 'node:worker_threads'

/** What a thread says of a task. */
export type Answer = { bytes: Uint8Array } | { failure: string }

/** Runs in a thread: works on one task after another and moves the bytes of each to the main thread. */
export function answerTasks<Task>(work: (task: Task) => Promise<Uint8Array>): void {
  const answer = async (task: Task): Promise<void> => {
    try {
      // Of its own memory, because what is moved is gone here.
      const bytes = new Uint8Array(await work(task))
      parentPort?.postMessage({ bytes } satisfies Answer, [bytes.buffer])
    } catch (error) {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      parentPort?.postMessage({ failure: String(error) } satisfies Answer)
    }
  }
  parentPort?.on('message', (task: Task) => void answer(task))
}
