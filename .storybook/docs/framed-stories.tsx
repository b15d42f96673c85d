import { DocsContext, Source, Story } from '@storybook/addon-docs/blocks'
import { useContext, useState } from 'react'

/**
 * Shows the states of an overlay, each in a window of its own, one at a time and when asked for: open dialogs would take the
 * focus from each other and from the reader, and scroll the page to themselves.
 */
export function FramedStories() {
  const stories = useContext(DocsContext).componentStories()
  const [open, setOpen] = useState<string | null>(null)
  return (
    <>
      <h2>States</h2>
      {stories.map(({ id, name, moduleExport }) => (
        <section key={id}>
          <h3>{name}</h3>
          {open === id ? (
            <Story of={moduleExport} />
          ) : (
            <button type="button" onClick={() => setOpen(id)}>
              Show: {name}
            </button>
          )}
          <Source of={moduleExport} />
        </section>
      ))}
    </>
  )
}
