import { clampFontSize, defaultAccessibilitySettings } from '@chonoi/domain'

const storageKey = 'fontSize'

/** Returns the text size chosen in this browser, in percent. */
export function readFontSize(): number {
  const kept = localStorage.getItem(storageKey)
  return kept === null ? defaultAccessibilitySettings.fontSize : clampFontSize(Number.parseInt(kept, 10))
}

/** Scales the whole page: every length of the design is relative to the root's font size. */
export function applyFontSize(percent: number): void {
  const { style } = document.documentElement
  if (percent === defaultAccessibilitySettings.fontSize) style.removeProperty('font-size')
  else style.setProperty('font-size', `${percent}%`)
}

/** Stores a size for later visits and applies it at once, clamped to the bounds. */
export function keepFontSize(percent: number): number {
  const size = clampFontSize(percent)
  localStorage.setItem(storageKey, String(size))
  applyFontSize(size)
  return size
}
