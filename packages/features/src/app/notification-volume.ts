import { clampVolume } from '@chonoi/domain'

const storageKey = 'notificationVolume'

/** Returns the volume of the sound of new notifications in this browser, in percent; undefined while it is off, as at first. */
export function readVolume(): number | undefined {
  const kept = localStorage.getItem(storageKey)
  return kept === null ? undefined : clampVolume(Number.parseInt(kept, 10))
}

/** Stores a volume, clamped to the bounds. Undefined turns the sound off. */
export function keepVolume(percent: number | undefined): number | undefined {
  if (percent === undefined) localStorage.removeItem(storageKey)
  else localStorage.setItem(storageKey, String(clampVolume(percent)))
  return readVolume()
}
