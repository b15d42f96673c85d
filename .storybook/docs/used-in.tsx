import uses from 'virtual:used-in'

/** Screens listed before the others are only counted. */
const most = 8

/** Links from a component to screens of the product that use it. */
export function UsedIn({ folder }: { folder: string }) {
  const all = uses[folder] ?? []
  if (all.length === 0) return <p>No screen of the product uses it yet.</p>
  return (
    <>
      <ul>
        {all.slice(0, most).map(({ title, story }) => (
          <li key={story}>
            <a href={`?path=/story/${story}`} target="_top">
              {title}
            </a>
          </li>
        ))}
      </ul>
      {all.length > most && <p>And {all.length - most} more.</p>}
    </>
  )
}
