import { type Handler, utils } from 'react-docgen'

/** Reads types that react-docgen reports as unknown, such as `readonly Item[]`, as written in the source. */
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
