import type { Handler } from 'react-docgen'

/**
 * Reads the defaults of props that a component destructures in its body: `const { size = 'md' } = withoutNulls(props)`.
 */
export const readDefaults: Handler = (documentation, definition) => {
  const body = definition.isFunction() && definition.get('body')
  if (!body || !body.isBlockStatement()) return
  const known = documentation.build().props ?? {}
  for (const statement of body.get('body')) {
    if (!statement.isVariableDeclaration()) continue
    for (const declaration of statement.get('declarations')) {
      const taken = declaration.get('id')
      const from = declaration.get('init')
      const arePropsLeft =
        from.isIdentifier() || (from.isCallExpression() && from.get('callee').toString() === 'withoutNulls')
      if (!taken.isObjectPattern() || !arePropsLeft) continue
      for (const property of taken.get('properties')) {
        const value = property.isObjectProperty() && property.get('value')
        if (!value || Array.isArray(value) || !value.isAssignmentPattern()) continue
        const name = property.get('key').toString()
        if (known[name])
          documentation.getPropDescriptor(name).defaultValue = { value: value.get('right').toString(), computed: false }
      }
    }
  }
}
