/** The two tones of the sound, in Hz and seconds. */
const tones = [
  { frequency: 660, at: 0 },
  { frequency: 880, at: 0.12 },
] as const
const attackSeconds = 0.01
const toneSeconds = 0.4
/** Tabs that learn of the same notifications a little later stay silent. */
const silenceMs = 3_000

/** Plays the sound of a new notification, in one of the site's tabs. `volume` in percent. */
export async function playChime(volume: number): Promise<void> {
  // Before the first press or key on a page, browsers play nothing.
  if (!navigator.userActivation.hasBeenActive) return
  await inOneTab(async () => {
    const context = new AudioContext()
    scheduleChime(context, volume)
    await new Promise((resolve) => setTimeout(resolve, silenceMs))
    await context.close()
  })
}

/** Adds the sound to what a context plays next. */
export function scheduleChime(context: BaseAudioContext, volume: number): void {
  for (const { frequency, at } of tones) {
    const start = context.currentTime + at
    const tone = new OscillatorNode(context, { frequency })
    const loudness = new GainNode(context, { gain: 0 })
    tone.connect(loudness).connect(context.destination)
    loudness.gain.setValueAtTime(0, start)
    // Half of the volume each, since the tones overlap.
    loudness.gain.linearRampToValueAtTime(volume / 200, start + attackSeconds)
    loudness.gain.linearRampToValueAtTime(0, start + toneSeconds)
    tone.start(start)
    tone.stop(start + toneSeconds)
  }
}

async function inOneTab(work: () => Promise<void>): Promise<void> {
  // Without https there are no locks.
  const locks: LockManager | undefined = navigator.locks
  if (!locks) return work()
  await locks.request('chonoi.chime', { ifAvailable: true }, (lock) => (lock ? work() : undefined))
}
