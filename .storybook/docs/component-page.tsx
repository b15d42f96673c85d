import { Controls, Description, Primary, Stories, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks'
import { Conformance } from './conformance.tsx'
import { Cost } from './cost.tsx'
import { Guide } from './guide.tsx'
import { Keyboard } from './keyboard.tsx'
import { folderOf } from './folder-of.ts'
import { FramedStories } from './framed-stories.tsx'
import { Status } from './status.tsx'
import { UsedIn } from './used-in.tsx'
import { Variants } from './variants.tsx'

/** Renders a component's page: purpose, usage, keyboard, props, conformance and cost. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const folder = folderOf(preparedMeta.parameters.fileName)
  const isFramed = preparedMeta.parameters.docs?.story?.inline === false
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Status folder={folder} />
      <Guide folder={folder} />
      {!isFramed && <Primary />}
      <h2>Keyboard</h2>
      <Keyboard pattern={preparedMeta.parameters.keyboard} />
      <h2>Props</h2>
      <Controls />
      <Variants folder={folder} />
      <h2>What it keeps</h2>
      <Conformance folder={folder} />
      <h2>Cost</h2>
      <Cost folder={folder} />
      <h2>Used in</h2>
      <UsedIn folder={folder} />
      {isFramed ? <FramedStories /> : <Stories title="States" includePrimary={false} />}
    </>
  )
}
