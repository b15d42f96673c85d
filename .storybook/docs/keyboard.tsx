import {
  type KeyboardPattern,
  keyboardPatterns,
  type PatternName,
} from '../../packages/ui/testing/keyboard/patterns.ts'

/** Lists the keys of a pattern from the ARIA Authoring Practices, which the component's story tests. */
export function Keyboard({ pattern }: { pattern: PatternName | undefined }) {
  if (!pattern)
    return (
      <p>
        No pattern of its own is proved by a shared assertion; what lies inside keeps its keys, and the stories show
        them.
      </p>
    )
  const { page, lines, differs = [] }: KeyboardPattern = keyboardPatterns[pattern]
  return (
    <>
      <table>
        <thead>
          <tr>
            <th>Key</th>
            <th>What it does</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ keys, does }) => (
            <tr key={keys}>
              <td>
                <kbd>{keys}</kbd>
              </td>
              <td>{does}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {differs.map((difference) => (
        <p key={difference}>Differs from the Authoring Practices: {difference}</p>
      ))}
      <p>
        <a href={`https://www.w3.org/WAI/ARIA/apg/patterns/${page}/`}>WAI-ARIA Authoring Practices: {page}</a>
      </p>
    </>
  )
}
