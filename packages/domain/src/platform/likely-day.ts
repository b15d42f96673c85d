/**
 * Whether a day or a moment in ISO form is of a year that somebody means. Other years are typing errors, and the far ones
 * overflow what is computed from them.
 */
export const isLikelyDay = (text: string): boolean => /^(?:20\d\d|2100)-/.test(text)

export const isLikelyMoment = (moment: Date): boolean =>
  !Number.isNaN(moment.getTime()) && isLikelyDay(moment.toISOString())
