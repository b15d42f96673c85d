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
 * Types and defaults as the manifest tells them. Storybook reads the sources itself, and calls what is one of several
 * "union", a list that is only read "unknown", and no default that stands in a component's body.
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
