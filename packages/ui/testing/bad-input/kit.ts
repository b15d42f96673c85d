import manifest from '../../manifest/generated/manifest.json' with { type: 'json' }
import * as kit from '../../src/index.ts'

interface KitProp {
  name: string
  type: string
  isRequired: boolean
}

const propsByName = new Map<string, readonly KitProp[]>(
  manifest.components.flatMap(({ exports }) =>
    exports
      .filter((one) => /^[A-Z]/.test(one.name))
      .map((one): [string, readonly KitProp[]] => [one.name, 'props' in one ? one.props : []]),
  ),
)

/** The components in the manifest, with their names. */
export const kitComponents = new Map<unknown, string>(
  Object.entries(kit)
    .filter(([name]) => propsByName.has(name))
    .map(([name, component]) => [component, name]),
)

/** Returns a component's optional props for which null has no meaning of its own. */
export function absentPropsOf(type: unknown): string[] {
  const props = propsByName.get(kitComponents.get(type) ?? '') ?? []
  return props.filter(({ type, isRequired }) => !isRequired && !/\bnull\b/.test(type)).map(({ name }) => name)
}
