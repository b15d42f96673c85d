const seen = new Set<string>()
const accepted = new Set<string>()
const different = new Set<string>()
const refusals = new Set<string>()

/** What the run has seen so far; one process serves all browsers. Pictures are named `<mode>/<story>`. */
export const tally = {
  seen: seen as ReadonlySet<string>,
  accepted: accepted as ReadonlySet<string>,
  /** Why nothing was compared. */
  refusals: refusals as ReadonlySet<string>,
  /** Different when they were looked at first. */
  different: different as ReadonlySet<string>,
  count: (picture: string) => void seen.add(picture),
  accept: (picture: string) => void accepted.add(picture),
  refuse: (why: string) => void refusals.add(why),
  /** How many have been different by now. */
  noteDifferent: (picture: string) => different.add(picture).size,
}
