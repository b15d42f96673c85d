export interface TabMove {
  key: string
  /** Index of the focused tab among the enabled ones. */
  current: number
  /** Number of enabled tabs. */
  count: number
  orientation: 'horizontal' | 'vertical'
  isRtl: boolean
}

/** Returns the index of the tab a key moves to, wrapping at the ends; undefined for other keys. */
export function tabToGoTo({ key, current, count, orientation, isRtl }: TabMove): number | undefined {
  if (current < 0 || count === 0) return undefined
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const [before, after] = isRtl ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight']
  if (key === (orientation === 'vertical' ? 'ArrowDown' : after)) return (current + 1) % count
  if (key === (orientation === 'vertical' ? 'ArrowUp' : before)) return (current - 1 + count) % count
  return undefined
}
