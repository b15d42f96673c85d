import { clampFontSize, defaultAccessibilitySettings } from '@chonoi/domain'

const storageKey = 'fontSize'

/** The size of text that was chosen in this browser, in percent. */
export function readFontSize(): number {
  const kept = localStorage.getItem(storageKey)
  return kept === null ? defaultAccessibilitySettings.fontSize : clampFontSize(Number.parseInt(kept, 10))
}

/** Every measure of the design hangs on the root's text size, so this one value scales the whole page. */
export function applyFontSize(percent: number): void {
  const { style } = document.documentElement
  if (percent === defaultAccessibilitySettings.fontSize) style.removeProperty('font-size')
  else style.setProperty('font-size', `${percent}%`)
}

/** Keeps a size for later visits and shows it at once; what is out of bounds becomes the nearest size there is. */
export function keepFontSize(percent: number): number {
  const size = clampFontSize(percent)
  localStorage.setItem(storageKey, String(size))
  applyFontSize(size)
  return size
}
