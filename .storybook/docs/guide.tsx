import type { ComponentGuide } from '../../packages/ui/docs/component-guide.ts'

const side =
  'docs:pt-1 docs:px-5 docs:pb-3 docs:border docs:border-border docs:border-t-4 docs:rounded-md docs:bg-surface'

const guides = import.meta.glob<ComponentGuide>('../../packages/ui/src/*/*.guide.ts', { eager: true, import: 'guide' })

/** The hand-written content of a component's page. */
export const guideOf = (folder: string) => guides[`../../packages/ui/src/${folder}/${folder}.guide.ts`]

const List = ({ items }: { items: readonly string[] }) => (
  <ul>
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
)

/** Renders when to use a component, its parts, and do and don't. */
export function Guide({ folder }: { folder: string }) {
  const guide = guideOf(folder)
  if (!guide) return null
  return (
    <>
      <h2>When to use it</h2>
      <p>{guide.use}</p>
      <p>{guide.instead}</p>
      <h2>Anatomy</h2>
      <ol>
        {guide.anatomy.map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ol>
      <div className="docs:grid docs:grid-cols-[repeat(auto-fit,minmax(16rem,1fr))] docs:gap-4 docs:my-6">
        <section className={`docs:border-t-success ${side}`}>
          <h3>Do</h3>
          <List items={guide.dos} />
        </section>
        <section className={`docs:border-t-danger ${side}`}>
          <h3>Don’t</h3>
          <List items={guide.donts} />
        </section>
      </div>
      {guide.words && (
        <>
          <h2>Its words</h2>
          <List items={guide.words} />
        </>
      )}
    </>
  )
}
