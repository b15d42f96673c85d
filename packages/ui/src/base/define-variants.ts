import { cva, type VariantProps } from 'class-variance-authority'

/** Classes by variant and value: `{ size: { sm: 'ui-button--sm' } }`. */
type VariantClasses = Record<string, Record<string, string>>

/** The values of each variant of a definition: `Variants<typeof buttonVariants>['size']` is `'sm' | 'md' | 'lg'`. */
export type Variants<Definition extends (...props: never) => string> = {
  readonly [Name in keyof VariantProps<Definition>]-?: NonNullable<VariantProps<Definition>[Name]>
}

type VariantConfig<Classes extends VariantClasses> = NonNullable<Parameters<typeof cva<Classes>>[1]> & {
  variants: Classes
}

/** A function from variants to classes. Exposes its classes and default values to the docs and the manifest. */
type VariantsDefinition<Classes extends VariantClasses> = ReturnType<typeof cva<Classes>> & {
  readonly variants: Classes
  readonly defaults: NonNullable<VariantConfig<Classes>['defaultVariants']>
}

/**
 * Defines a component's variants with class-variance-authority. Logs unknown values to the console in development and
 * tests.
 */
export function defineVariants<Classes extends VariantClasses>(
  base: string,
  config: VariantConfig<Classes>,
): VariantsDefinition<Classes> {
  const { variants, defaultVariants: defaults = {} } = config
  const classesOf: ReturnType<typeof cva<Classes>> = cva<Classes>(base, config)
  if (process.env.NODE_ENV === 'production') return Object.assign(classesOf, { variants, defaults })
  const checked: typeof classesOf = (props) => {
    reportUnknownValues(variants, props ?? {})
    return classesOf(props)
  }
  return Object.assign(checked, { variants, defaults })
}

const reported = new Set<string>()

function reportUnknownValues(variants: VariantClasses, props: object) {
  const given = new Map<string, unknown>(Object.entries(props))
  for (const [name, classes] of Object.entries(variants)) {
    const value = given.get(name)
    if (value === undefined || value === null || typeof value === 'boolean' || String(value) in classes) continue
    const message = `@chonoi/ui: there is no ${name} "${String(value)}", only ${Object.keys(classes).join(', ')}.`
    if (!reported.has(message)) console.error(message)
    reported.add(message)
  }
}
