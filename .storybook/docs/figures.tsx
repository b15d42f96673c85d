import manifest from '../../packages/ui/manifest/generated/manifest.json'
import { modes } from '../../packages/ui/testing/modes/modes.ts'

const stories = manifest.components.flatMap((component) => component.stories).length
const figures: readonly [figure: number, what: string][] = [
  [manifest.components.length, 'components'],
  [stories, 'stories, each a test'],
  [modes.length, 'modes of each story'],
  [2, 'languages, two themes'],
]

/** What the kit holds, counted in its sources. */
export const Figures = () => (
  <dl className="kit-figures">
    {figures.map(([figure, what]) => (
      <div key={what}>
        <dt>{what}</dt>
        <dd>{figure}</dd>
      </div>
    ))}
  </dl>
)
