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
  /** Types whose further props it takes: `ComponentProps<'button'>`. */
  extends: readonly string[]
  props: readonly PropManifest[]
}

/** Classes that any element can wear: `buttonVariants({ size: 'sm' })`. */
export interface VariantsManifest {
  name: string
  /** Works in server components too. */
  import: string
  values: Readonly<Record<string, readonly string[]>>
}

/** One folder of the kit: what `import … from '@chonoi/ui/<folder>'` gives. */
export interface ComponentManifest {
  folder: string
  import: string
  /** Its place in Storybook, `Actions/Button`. */
  title?: string
  guide?: ComponentGuide
  /** The pattern of the WAI-ARIA Authoring Practices whose keys its stories prove. */
  keyboard?: string
  exports: readonly ExportManifest[]
  variants: readonly VariantsManifest[]
  stories: readonly { id: string; name: string }[]
}

/** `manifest.json`: what the kit offers, for tools and language models. */
export interface KitManifest {
  package: string
  version: string
  components: readonly ComponentManifest[]
}
