import { vectors } from './vectors.ts'

/** Returns a random number generator that is deterministic for a seed (mulberry32). */
function randomOf(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

const pieces =
  '< > / " \' ` = & ; # ! - -- --> <!-- ]]> <![CDATA[ \0 \t \n \f \u000b &lt; &gt; &quot; &#60 &#x3c; </p> </table> </style> </svg> </math> <p> <a> <li> <td>'.split(
    ' ',
  )
const wrappers =
  'svg math table select template noscript style title textarea xmp iframe mtext annotation-xml foreignObject mglyph desc p a h2 ul li td blockquote b form'.split(
    ' ',
  )

type Random = ReturnType<typeof randomOf>
const changes: readonly ((text: string, random: Random) => string)[] = [
  (text, random) => insert(text, random, pieces[random(pieces.length)] ?? ''),
  (text, random) => insert(text, random, vectors[random(vectors.length)] ?? ''),
  (text, random) => {
    const [from, length] = [random(text.length + 1), random(6)]
    return text.slice(0, from) + text.slice(from + length)
  },
  (text, random) => {
    const wrapper = wrappers[random(wrappers.length)] ?? ''
    return random(3) === 0 ? `<${wrapper}>${text}` : `<${wrapper}>${text}</${wrapper}>`
  },
  (text, random) => {
    const at = random(text.length)
    return `${text.slice(0, at)}&#${text.charCodeAt(at) || 32}${random(2) === 0 ? ';' : ''}${text.slice(at + 1)}`
  },
  (text, random) => {
    const at = random(text.length)
    return text.slice(0, at) + text.charAt(at).toUpperCase() + text.slice(at + 1)
  },
  (text, random) => text.slice(0, random(text.length + 1)),
  (text, random) => text + (vectors[random(vectors.length)] ?? ''),
  (text, random) => text.replaceAll(/["']/g, () => ['"', "'", '`', ''][random(4)] ?? ''),
]

function insert(text: string, random: Random, piece: string): string {
  const at = random(text.length + 1)
  return text.slice(0, at) + piece + text.slice(at)
}

/** The vectors, each mutated one to six times in ways that parsers interpret differently. */
export function mutationsOf(seed: number, many: number): string[] {
  const random = randomOf(seed)
  return Array.from({ length: many }, () => {
    let text = vectors[random(vectors.length)] ?? ''
    for (let left = 1 + random(6); left > 0; left--) text = changes[random(changes.length)]?.(text, random) ?? text
    return text
  })
}
