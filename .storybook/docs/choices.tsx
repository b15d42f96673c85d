import manifest from '../../packages/ui/manifest/generated/manifest.json'
import { guideOf } from './guide.tsx'

/** The name and the page of a component. */
function linkTo(folder: string) {
  const found = manifest.components.find((one) => one.folder === folder)
  if (!found) throw new Error(`No component lies in ${folder}`)
  const [page = ''] = found.stories[0]?.id.split('--') ?? []
  return { name: found.title.split('/').at(-1), href: `?path=/docs/${page}--docs` }
}

/** Components that are easily mistaken for each other, with what each is for. */
export const Choices = ({ of }: { of: readonly string[] }) => (
  <table>
    <thead>
      <tr>
        <th>Component</th>
        <th>Take it</th>
        <th>Take another</th>
      </tr>
    </thead>
    <tbody>
      {of.map((folder) => (
        <tr key={folder}>
          <th scope="row">
            <a href={linkTo(folder).href} target="_top">
              {linkTo(folder).name}
            </a>
          </th>
          <td>{guideOf(folder)?.use}</td>
          <td>{guideOf(folder)?.instead}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
