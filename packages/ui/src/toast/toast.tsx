import { type FocusEvent, useRef, useSyncExternalStore } from 'react'
import { useUi } from '../ui-provider/ui-context.ts'
import type { Toast } from './toast-model.ts'
import { ToastCard } from './toast-card.tsx'
import { type ToastQueue, toastQueue } from './toast-queue.ts'
import { useF6Landmark } from './use-f6-landmark.ts'
import { useNow } from './use-now.ts'

export type { NewToast, Toast, ToastAction, ToastType } from './toast-model.ts'
export { createToastQueue, type ToastQueue, toastQueue } from './toast-queue.ts'

const none: readonly Toast[] = []

/** Returns the toasts of a queue, newest last. */
export function useToasts(queue: ToastQueue = toastQueue): readonly Toast[] {
  return useSyncExternalStore(queue.subscribe, queue.getToasts, () => none)
}

/** The region of toasts at the top right. Render it once, near the end of the page. F6 moves the focus to it. */
export function ToastRegion({ queue = toastQueue }: { queue?: ToastQueue }) {
  const { labels } = useUi()
  const toasts = useToasts(queue)
  const region = useRef<HTMLElement>(null)
  const now = useNow(30_000, toasts.length > 0)
  const goBack = useF6Landmark(region)

  if (toasts.length === 0) return null

  function pauseForKeyboard(event: FocusEvent) {
    if (event.target.matches(':focus-visible')) queue.pause()
  }

  function resumeUnlessFocused() {
    if (!region.current?.querySelector(':focus-visible')) queue.resume()
  }

  function resumeWhenLeft(event: FocusEvent) {
    if (!event.currentTarget.contains(event.relatedTarget)) queue.resume()
  }

  /**
   * Keeps the focus when the focused toast is removed: moves it to the neighbour, or back to the page after the last
   * one.
   */
  function dismiss(id: string) {
    const buttons = [...(region.current?.querySelectorAll<HTMLButtonElement>('.ui-toast-dismiss') ?? [])]
    const index = buttons.findIndex((button) => button.closest('li')?.contains(document.activeElement))
    if (index >= 0) {
      const neighbour = buttons[index + 1] ?? buttons[index - 1]
      if (neighbour) neighbour.focus()
      else goBack()
    }
    queue.dismiss(id)
  }

  return (
    // The attribute keeps toasts reachable while a dialog of react-aria hides everything else.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the listeners only hold timers
    <section
      ref={region}
      className="ui-toast-region"
      aria-label={labels.notifications}
      tabIndex={-1}
      data-react-aria-top-layer="true"
      onPointerEnter={queue.pause}
      onPointerLeave={resumeUnlessFocused}
      onFocus={pauseForKeyboard}
      onBlur={resumeWhenLeft}
    >
      {toasts.length > 1 && (
        <button type="button" className="ui-toast-clear" onClick={queue.clear}>
          {labels.clearAll}
        </button>
      )}
      <ol className="ui-toast-list">
        {toasts.toReversed().map((toast) => (
          <ToastCard
            key={toast.id}
            toast={toast}
            now={Math.max(now, toast.createdAt)}
            onDismiss={() => dismiss(toast.id)}
          />
        ))}
      </ol>
    </section>
  )
}
