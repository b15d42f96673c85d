import { DocsContext, Source, Story } from '@storybook/addon-docs/blocks'
import { useContext } from 'react'

/**
 * Shows each state of an overlay in a window of its own, which is inert: an open dialog would take the focus and scroll the
 * page to itself. Leaves out stories with a `play`, which a frame would run. A component whose stories all have one shows
 * its first.
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
          <div inert>
            <Story of={moduleExport} />
          </div>
          <p>
            <a href={`./?path=/story/${id}`} target="_top">
              Use it on a page of its own
            </a>
          </p>
          <Source of={moduleExport} />
        </section>
      ))}
    </>
  )
}
