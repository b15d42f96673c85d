const seen = new Set<string>()
const accepted = new Set<string>()
const late = new Set<string>()
const different = new Set<string>()

/** Counts the screenshots of the run; one process serves all browsers. Screenshots are named `<mode>/<story>`. */
export const tally = {
  seen: seen as ReadonlySet<string>,
  accepted: accepted as ReadonlySet<string>,
  /** Different at the first look; most are the same at a later one. */
  late: late as ReadonlySet<string>,
  count: (screenshot: string) => void seen.add(screenshot),
  accept: (screenshot: string) => void accepted.add(screenshot),
  noteLate: (screenshot: string) => void late.add(screenshot),
  /** Notes one that was different at its last look too. */
  noteDifferent: (screenshot: string) => void different.add(screenshot),
  /** The number of those that stayed different. */
  countDifferent: () => different.size,
}
