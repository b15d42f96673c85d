export type AccessibilitySettings = {
  /** Percent of the normal size. */
  readonly fontSize: number
  readonly volume: number
}

/** A11Y-07 */
export const defaultAccessibilitySettings: AccessibilitySettings = { fontSize: 100, volume: 50 }

/** A11Y-08: 50 to 200 percent. */
export function clampFontSize(percent: number): number {
  return clamp(percent, 50, 200, defaultAccessibilitySettings.fontSize)
}

/** A11Y-09: 0 to 100. */
export function clampVolume(volume: number): number {
  return clamp(volume, 0, 100, defaultAccessibilitySettings.volume)
}

function clamp(value: number, min: number, max: number, otherwise: number): number {
  return Number.isNaN(value) ? otherwise : Math.min(max, Math.max(min, value))
}
