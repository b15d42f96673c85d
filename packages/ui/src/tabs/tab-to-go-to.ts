export interface TabMove {
  key: string
  /** Place of the tab that has the focus, among those that can be chosen. */
  current: number
  /** Tabs that can be chosen. */
  count: number
  orientation: 'horizontal' | 'vertical'
  isRtl: boolean
}

/** Where a key leads among the tabs, round from the last to the first; undefined when the key isn't theirs. */
export function tabToGoTo({ key, current, count, orientation, isRtl }: TabMove): number | undefined {
  if (current < 0 || count === 0) return undefined
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const [before, after] = isRtl ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight']
  if (key === (orientation === 'vertical' ? 'ArrowDown' : after)) return (current + 1) % count
  if (key === (orientation === 'vertical' ? 'ArrowUp' : before)) return (current - 1 + count) % count
  return undefined
}
