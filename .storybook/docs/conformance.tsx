import table from '../../packages/ui/testing/conformance/conformance.generated.json'
import { ScrollArea } from '../../packages/ui/src/scroll-area/scroll-area.tsx'
import { traits } from '../../packages/ui/testing/conformance/conformance.ts'

type Answer = string | { except: string }
interface Answers {
  traits: Record<string, Answer>
  keyboard: Record<string, Answer>
}
const answers = table as unknown as Record<string, Answers | undefined>

const words: Record<string, string> = { conforms: '✓ proved', fails: '✗ fails' }
const say = (answer: Answer | undefined) => {
  if (answer === undefined) return 'doesn’t apply'
  return typeof answer === 'string' ? words[answer] : `not: ${answer.except}`
}

/** Conformance results of one component from the last run. */
export function Conformance({ folder }: { folder: string }) {
  const own = answers[folder]
  if (!own) return <p>No run has looked at it yet.</p>
  return (
    <table>
      <tbody>
        {traits
          .filter((trait) => own.traits[trait])
          .map((trait) => (
            <tr key={trait}>
              <th scope="row">{trait}</th>
              <td>{say(own.traits[trait])}</td>
            </tr>
          ))}
        {Object.entries(own.keyboard).map(([pattern, answer]) => (
          <tr key={pattern}>
            <th scope="row">keys: {pattern}</th>
            <td>{say(answer)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const mark = (answer: Answer | undefined) => {
  if (answer === undefined) return ''
  if (answer === 'conforms') return '✓'
  return answer === 'fails' ? '✗' : '–'
}

/** Conformance matrix from the last run: components by traits. */
export function ConformanceTable() {
  return (
    <ScrollArea label="Conformance of all components">
      <table>
        <thead>
          <tr>
            <th className="docs:align-bottom">Component</th>
            {traits.map((trait) => (
              <th key={trait} className="docs:align-bottom docs:whitespace-nowrap">
                <span className="docs:[writing-mode:vertical-rl]">{trait}</span>
              </th>
            ))}
            <th className="docs:align-bottom">keys</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(answers).map(([folder, own]) => (
            <tr key={folder}>
              <th scope="row" className="docs:whitespace-nowrap">
                {folder}
              </th>
              {traits.map((trait) => {
                const answer = own?.traits[trait]
                return (
                  <td key={trait} title={typeof answer === 'object' ? answer.except : undefined}>
                    {mark(answer)}
                  </td>
                )
              })}
              <td>
                {Object.entries(own?.keyboard ?? {})
                  .map(([pattern, answer]) => `${pattern} ${mark(answer)}`)
                  .join(', ')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  )
}
