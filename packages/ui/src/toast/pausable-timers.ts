interface Running {
  onEnd: () => void
  left: number
  startedAt: number
  handle: ReturnType<typeof setTimeout> | undefined
}

export interface PausableTimers {
  start: (id: string, milliseconds: number, onEnd: () => void) => void
  cancel: (id: string) => void
  pause: () => void
  resume: () => void
}

/** Timers that can be paused together and resume with their remaining time. */
export function createPausableTimers(): PausableTimers {
  const timers = new Map<string, Running>()
  let isPaused = false

  function run(id: string, timer: Running) {
    timer.startedAt = Date.now()
    timer.handle = setTimeout(() => {
      timers.delete(id)
      timer.onEnd()
    }, timer.left)
  }

  return {
    start(id, milliseconds, onEnd) {
      const timer: Running = { onEnd, left: milliseconds, startedAt: Date.now(), handle: undefined }
      timers.set(id, timer)
      if (!isPaused) run(id, timer)
    },
    cancel(id) {
      clearTimeout(timers.get(id)?.handle)
      timers.delete(id)
    },
    pause() {
      if (isPaused) return
      isPaused = true
      for (const timer of timers.values()) {
        clearTimeout(timer.handle)
        timer.left -= Date.now() - timer.startedAt
      }
    },
    resume() {
      if (!isPaused) return
      isPaused = false
      for (const [id, timer] of timers) run(id, timer)
    },
  }
}
