const seen = new Set<string>()
const accepted = new Set<string>()
const different = new Set<string>()

/** Counts the screenshots of the run; one process serves all browsers. Screenshots are named `<mode>/<story>`. */
export const tally = {
  seen: seen as ReadonlySet<string>,
  accepted: accepted as ReadonlySet<string>,
  /** Different at the first attempt. */
  different: different as ReadonlySet<string>,
  count: (screenshot: string) => void seen.add(screenshot),
  accept: (screenshot: string) => void accepted.add(screenshot),
  /** Returns the number of different screenshots so far. */
  noteDifferent: (screenshot: string) => different.add(screenshot).size,
}
