import type { PrintedDocument } from '../ports/document.ts'
import type { DocumentPrinter } from '../ports/document-printer.ts'
import { openThreads, type ThreadsOptions } from './open-threads.ts'

/** A document of 100 items holds a thread for 0.2 to 0.7 s, so it is never the one that answers visitors. */
const standard: ThreadsOptions = { atOnce: 2, mostWaiting: 20, timeoutMs: 30_000, idleMs: 60_000 }

/** Prints in threads of its own. Answers 503 when too many documents wait. */
export function threadedDocuments(options: Partial<ThreadsOptions> = {}): DocumentPrinter {
  const print = openThreads<PrintedDocument>(new URL('./print-thread.ts', import.meta.url), { ...standard, ...options })
  return { print }
}
