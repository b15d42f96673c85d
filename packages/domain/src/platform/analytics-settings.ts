/** PERF-13, PERF-14: the settings of any web analytics. */
export const analyticsSettings = {
  anonymizeIp: true,
  allowAdPersonalizationSignals: false,
  allowGoogleSignals: false,
  currency: 'VND',
} as const
