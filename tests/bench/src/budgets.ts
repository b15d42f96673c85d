/** The maximum (or minimum) of each figure, as set by the journey's issue. */
export const budgets = {
  homeScriptKb: 200,
  officeScriptKb: 260,
  /** PERF-09: 250000 bytes. */
  otherScriptKb: 250,
  idleMemoryMb: 260,
  readyCpuSeconds: 2,
  listCpuRatio: 2,
  lighthousePerformance: 95,
  lighthouseOther: 100,
  largestPaintSeconds: 1.2,
  cumulativeLayoutShift: 0.02,
  interactionMs: 100,
  seedSeconds: 30,
  testMinutes: 40,
  firstStoryAnswerSeconds: 5,
  storyResetSeconds: 1,
} as const

/** The most JavaScript in KB that a page may load before any interaction. */
export function scriptLimitOf(route: string): number {
  if (route === '/') return budgets.homeScriptKb
  // A customer's page: it leads to the shops that somebody works for.
  if (route === '/tenant/switching') return budgets.otherScriptKb
  return /^\/(?:admin|seller|tenant)(?:\/|$)/.test(route) ? budgets.officeScriptKb : budgets.otherScriptKb
}
