/** Below this cost, ms of processor time, a parser is fast enough at any length that people send. */
const noticeable = 4
const first = 500
const last = 8_000
const factor = 16

const cost = async (parse: () => unknown): Promise<number> => {
  const before = process.cpuUsage()
  await parse()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

/** The faster of two runs, so that compiling and other work of the machine doesn't count. */
async function fastest(parse: () => unknown): Promise<number> {
  return Math.min(await cost(parse), await cost(parse))
}

/** A text of some length, made of one part again and again between two ends. */
export interface Shape {
  before: string
  part: string
  after: string
}

const textOf = ({ before, part, after }: Shape, length: number): string =>
  before + part.repeat(Math.ceil(length / part.length)) + after

/**
 * How much more processor time each character takes in a text 16 times as long: about 1 where time grows linearly, 16
 * where it grows with the square. 1 as well where even the longest text takes no noticeable time.
 */
export async function growthOf(parse: (text: string) => unknown, shape: Shape): Promise<number> {
  for (let length = first; length <= last; length *= 2) {
    const text = textOf(shape, length)
    if ((await cost(() => parse(text))) < noticeable) continue
    const short = await fastest(() => parse(text))
    if (short < noticeable) continue
    const long = textOf(shape, factor * length)
    return (await fastest(() => parse(long))) / short / factor
  }
  return 1
}
