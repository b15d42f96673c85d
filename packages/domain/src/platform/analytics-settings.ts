/** PERF-13, PERF-14: what any web analytics is set to. */
export const analyticsSettings = {
  anonymizeIp: true,
  allowAdPersonalizationSignals: false,
  allowGoogleSignals: false,
  currency: 'VND',
} as const
