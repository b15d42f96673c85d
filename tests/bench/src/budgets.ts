/** The maximum (or minimum) of each figure, as set by the journey's issue. */
export const budgets = {
  homeScriptKb: 200,
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
