import type { ComponentGuide } from '../docs/component-guide.ts'

/** One prop as the source declares it. */
export interface PropManifest {
  name: string
  /** TypeScript, with the kit's own names resolved: `'sm' | 'md' | 'lg'`. */
  type: string
  isRequired: boolean
  /** As written in the source. */
  default?: string
  description?: string
}

/** One exported React component. */
export interface ExportManifest {
  name: string
  description?: string
  /** Types whose props it also accepts: `ComponentProps<'button'>`. */
  extends: readonly string[]
  props: readonly PropManifest[]
}

/** Functions that return its classes for any element: `buttonVariants({ size: 'sm' })`. */
export interface VariantsManifest {
  name: string
  /** Whether it works in server components. */
  import: string
  values: Readonly<Record<string, readonly string[]>>
}

/** One folder of the kit: the exports of `@chonoi/ui/<folder>`. */
export interface ComponentManifest {
  folder: string
  import: string
  /** Its place in Storybook, `Actions/Button`. */
  title?: string
  guide?: ComponentGuide
  /** The WAI-ARIA Authoring Practices pattern whose keys its stories test. */
  keyboard?: string
  exports: readonly ExportManifest[]
  variants: readonly VariantsManifest[]
  stories: readonly { id: string; name: string }[]
}

/** `manifest.json`: the kit's components, for tools and language models. */
export interface KitManifest {
  package: string
  version: string
  components: readonly ComponentManifest[]
}
