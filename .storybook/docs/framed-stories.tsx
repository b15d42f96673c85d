import { Canvas, DocsContext } from '@storybook/addon-docs/blocks'
import { useContext } from 'react'

/**
 * Shows each state of an overlay in a window of its own. Leaves out stories with a `play`: a frame would run it, and several
 * frames would take the focus from each other and from the reader. A component whose stories all have one shows its first.
 */
export function FramedStories() {
  const stories = useContext(DocsContext).componentStories()
  const still = stories.filter(({ tags }) => !tags.includes('play-fn'))
  return (
    <>
      <h2>States</h2>
      {(still.length > 0 ? still : stories.slice(0, 1)).map(({ id, name, moduleExport }) => (
        <section key={id}>
          <h3>{name}</h3>
          <Canvas of={moduleExport} />
        </section>
      ))}
    </>
  )
}
