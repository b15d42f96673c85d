import type { ComponentType } from 'react'

/** What a component of the kit keeps, whichever it is. */
export const traits = [
  'ref',
  'other props',
  'class name',
  'data attributes',
  'controlled',
  'uncontrolled',
  'disabled',
  'label and id',
] as const
export type Trait = (typeof traits)[number]

/** How a component's value is given, read from the page and changed by a person. */
export interface ValueConformance {
  prop: string
  defaultProp: string
  changeProp: string
  /** Two different values; the person changes the first into the second. */
  values: readonly [unknown, unknown]
  read: (control: Element) => unknown
  change: (control: Element) => Promise<unknown>
}

export interface ConformanceOptions<Props> {
  /** With these it is drawn; most often `meta.args` of its stories. */
  props: Partial<Props>
  /** Selector of what takes the class name. Default: the component's outermost element. */
  element?: string
  /** Selector of what takes ref, id and other attributes. Default: the same as `element`. */
  control?: string
  /** Selector of what takes the ref, where it isn't `control`. */
  ref?: string
  value?: ValueConformance
  /** The prop that disables it. */
  disabled?: 'disabled' | 'isDisabled'
  /** The control is named by the prop `label` and takes a given `id`. */
  isLabelled?: boolean
  /** Selector of what `label` names, where it isn't what takes the id. */
  named?: string
  /** What it doesn't keep, and why. */
  except?: Partial<Record<Trait, string>>
}

/** One component's answer for one trait, as the run leaves it in a test's meta. */
export interface ConformanceMeta {
  trait: Trait
  /** Set instead of a proof. */
  reason?: string
}

export type AnyComponent<Props> = ComponentType<Props>

declare module 'vitest' {
  interface TaskMeta {
    conformance?: ConformanceMeta
  }
}

/** For a component that draws no element of its own for these to go to. */
export const nowhere = (reason: string): Partial<Record<Trait, string>> => ({
  ref: reason,
  'other props': reason,
  'class name': reason,
  'data attributes': reason,
})
