import manifest from '../../packages/ui/manifest/generated/manifest.json'
import { modes } from '../../packages/ui/testing/modes/modes.ts'

const stories = manifest.components.flatMap((component) => component.stories).length
const figures: readonly [figure: number, what: string][] = [
  [manifest.components.length, 'components'],
  [stories, 'stories, each a test'],
  [modes.length, 'modes of each story'],
  [2, 'languages, two themes'],
]

/** Figures about the kit, counted in its sources. */
export const Figures = () => (
  <dl className="docs:flex docs:flex-wrap docs:gap-y-3 docs:gap-x-10 docs:mt-6 docs:mb-0">
    {figures.map(([figure, what]) => (
      <div key={what} className="docs:flex docs:flex-col-reverse">
        <dt className="docs:m-0 docs:p-0 docs:text-text-muted docs:text-14 docs:font-medium docs:not-italic">{what}</dt>
        <dd className="docs:m-0 docs:p-0 docs:text-primary docs:text-30 docs:font-bold docs:leading-heading">
          {figure}
        </dd>
      </div>
    ))}
  </dl>
)
