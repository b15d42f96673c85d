const outline =
  'a1 1 0 0 1 1.8 0l2.5 5.2 5.7.8a1 1 0 0 1 .6 1.7l-4.2 4 1 5.7a1 1 0 0 1-1.5 1l-5-2.7-5 2.7a1 1 0 0 1-1.5-1l1-5.7-4.2-4a1 1 0 0 1 .6-1.7l5.7-.8z'

/** A five-pointed star in a square of 24, with slightly rounded points. */
export const starPath = `M11.1 2.6${outline}`

/** Five of them side by side, each in its square of 24, as one drawing. */
export const fiveStarsPath = `${starPath}${`m24 0${outline}`.repeat(4)}`
