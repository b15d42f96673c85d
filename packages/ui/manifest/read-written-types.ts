import { type Handler, utils } from 'react-docgen'

/** Types that react-docgen calls unknown, such as lists that are only read (`readonly Item[]`): as they are written. */
export const readWrittenTypes: Handler = (documentation, definition) => {
  for (const type of utils.getTypeFromReactComponent(definition)) {
    utils.applyToTypeProperties(
      documentation,
      type,
      (property, given) => {
        const name = property.isTSPropertySignature() && utils.getPropertyName(property)
        const prop = name ? documentation.getPropDescriptor(name) : undefined
        if (prop?.tsType?.name !== 'unknown') return
        const written = property.get('typeAnnotation').get('typeAnnotation')
        prop.tsType = { name: (given?.[written.toString()] ?? written).toString() }
      },
      null,
    )
  }
}
