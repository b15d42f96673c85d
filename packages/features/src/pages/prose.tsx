import { Fragment } from 'react'

const item = /^- /

/** Renders a long translation: a blank line begins a paragraph, lines that begin with "- " are a list. */
export function Prose({ text }: { text: string }) {
  return text.split('\n\n').map((block) => {
    const lines = block.split('\n')
    const items = lines.filter((line) => item.test(line))
    const rest = lines.filter((line) => !item.test(line)).join(' ')
    return (
      <Fragment key={block}>
        {rest && <p>{rest}</p>}
        {items.length > 0 && (
          <ul>
            {items.map((line) => (
              <li key={line}>{line.replace(item, '')}</li>
            ))}
          </ul>
        )}
      </Fragment>
    )
  })
}
