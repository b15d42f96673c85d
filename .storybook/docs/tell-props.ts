import type { ArgTypesEnhancer } from 'storybook/internal/types'
import manifest from '../../packages/ui/manifest/generated/manifest.json'
import { folderOf } from './folder-of.ts'

interface Prop {
  name: string
  type: string
  default?: string
}

const propsByName = new Map<string, readonly Prop[]>(
  manifest.components.flatMap(({ folder, exports }) =>
    exports.map((one): [string, readonly Prop[]] => [`${folder} ${one.name}`, 'props' in one ? one.props : []]),
  ),
)

/**
 * Replaces Storybook's types and defaults of props with the manifest's. Storybook's own docgen shows "union" and
 * "unknown" for many types and misses defaults set in a component's body.
 */
export const tellProps: ArgTypesEnhancer = ({ argTypes, component, parameters }) => {
  const { __docgenInfo: described } = (component ?? {}) as { __docgenInfo?: { displayName: string } }
  const props = propsByName.get(`${folderOf(parameters.fileName)} ${described?.displayName}`) ?? []
  const told = props.flatMap((prop) => {
    const argType = argTypes[prop.name]
    if (!argType) return []
    const type = { summary: prop.type }
    const table = { ...argType.table, type, ...(prop.default && { defaultValue: { summary: prop.default } }) }
    return [[prop.name, { ...argType, table }]]
  })
  return { ...argTypes, ...Object.fromEntries(told) }
}
