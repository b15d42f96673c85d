/** PERF-02, PERF-03: a width under the first is a phone's, under the second a tablet's. */
export const breakpoints = { mobile: 768, tablet: 1024 } as const

export type DeviceWidth = 'mobile' | 'tablet' | 'desktop'

export function deviceWidth(width: number): DeviceWidth {
  if (width < breakpoints.mobile) return 'mobile'
  return width < breakpoints.tablet ? 'tablet' : 'desktop'
}
