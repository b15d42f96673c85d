const outline =
  'a1 1 0 0 1 1.8 0l2.5 5.2 5.7.8a1 1 0 0 1 .6 1.7l-4.2 4 1 5.7a1 1 0 0 1-1.5 1l-5-2.7-5 2.7a1 1 0 0 1-1.5-1l1-5.7-4.2-4a1 1 0 0 1 .6-1.7l5.7-.8z'

/** Path of a five-pointed star in a 24 × 24 square, with slightly rounded points. */
export const starPath = `M11.1 2.6${outline}`

/** Path of five stars side by side. */
export const fiveStarsPath = `${starPath}${`m24 0${outline}`.repeat(4)}`
