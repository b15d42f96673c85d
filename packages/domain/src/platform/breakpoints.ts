/** PERF-02, PERF-03: widths below the first are mobile, below the second tablet. */
export const breakpoints = { mobile: 768, tablet: 1024 } as const

export type DeviceWidth = 'mobile' | 'tablet' | 'desktop'

export function deviceWidth(width: number): DeviceWidth {
  if (width < breakpoints.mobile) return 'mobile'
  return width < breakpoints.tablet ? 'tablet' : 'desktop'
}
