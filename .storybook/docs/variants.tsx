import manifest from '../../packages/ui/manifest/generated/manifest.json'

interface VariantsEntry {
  name: string
  import: string
  values: object
}

/** Lists the classes a component exports for links and other elements. */
export function Variants({ folder }: { folder: string }) {
  const component = manifest.components.find((one) => one.folder === folder)
  const variants: readonly VariantsEntry[] = component?.variants ?? []
  if (variants.length === 0) return null
  return (
    <>
      <h2>Classes for other elements</h2>
      {variants.map(({ name, import: path, values }) => (
        <p key={name}>
          <code>{`import { ${name} } from '${path}'`}</code>: {Object.keys(values).join(', ')}
        </p>
      ))}
    </>
  )
}
