import type { Listener, LiveEvent } from './live-event.ts'
import { hears } from './live-event.ts'

/** A reader that leaves so many bytes lying is cut off; it comes back with the id of its last event. */
const maxUnread = 64 * 1024

/** One open stream. It holds back what happens until it is begun, so that what was missed comes first. */
export class LiveStream {
  readonly body: ReadableStream<Uint8Array>
  listener: Listener
  #controller: ReadableStreamDefaultController<Uint8Array> | undefined
  #held: Uint8Array[] | undefined = []
  readonly #onEnd: (stream: LiveStream) => void

  constructor(listener: Listener, onEnd: (stream: LiveStream) => void) {
    this.listener = listener
    this.#onEnd = onEnd
    this.body = new ReadableStream<Uint8Array>(
      {
        start: (controller) => void (this.#controller = controller),
        cancel: () => this.#forget(),
      },
      new ByteLengthQueuingStrategy({ highWaterMark: maxUnread }),
    )
  }

  /** Sends what its listener may hear. */
  tell(event: LiveEvent, bytes: Uint8Array): void {
    if (hears(this.listener, event)) this.send(bytes)
  }

  send(bytes: Uint8Array): void {
    if (this.#held) this.#held.push(bytes)
    else this.#write(bytes)
  }

  /** Sends the first events, then those that happened meanwhile. */
  begin(first: readonly Uint8Array[]): void {
    const held = this.#held ?? []
    this.#held = undefined
    for (const bytes of [...first, ...held]) this.#write(bytes)
  }

  end(): void {
    this.#controller?.close()
    this.#forget()
  }

  #write(bytes: Uint8Array): void {
    if (!this.#controller) return
    if ((this.#controller.desiredSize ?? 0) < bytes.length) return this.end()
    this.#controller.enqueue(bytes)
  }

  #forget(): void {
    this.#controller = undefined
    this.#held = undefined
    this.#onEnd(this)
  }
}
