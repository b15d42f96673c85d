import type { ComponentType } from 'react'

/** Conventions that every component of the kit follows. */
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

/** Defines how a component's value is set by props, read from the page and changed by a user. */
export interface ValueConformance {
  prop: string
  defaultProp: string
  changeProp: string
  /** Two different values. The user changes the first into the second. */
  values: readonly [unknown, unknown]
  read: (control: Element) => unknown
  change: (control: Element) => Promise<unknown>
}

export interface ConformanceOptions<Props> {
  /** Props to render it with; usually `meta.args` of its stories. */
  props: Partial<Props>
  /** Selector of the element that receives the class name. Default: the component's outermost element. */
  element?: string
  /** Selector of the element that receives ref, id and other attributes. Default: the same as `element`. */
  control?: string
  /** Selector of the element that receives the ref, if it isn't `control`. */
  ref?: string
  value?: ValueConformance
  /** The prop that disables it. */
  disabled?: 'disabled' | 'isDisabled'
  /** The control is named by the prop `label` and takes a given `id`. */
  isLabelled?: boolean
  /** Selector of the element named by `label`, if it isn't the one that receives the id. */
  named?: string
  /** Conventions that don't apply, with the reason. */
  except?: Partial<Record<Trait, string>>
}

/** Result of one component for one trait, stored in the test's meta. */
export interface ConformanceMeta {
  trait: Trait
  /** Reason why the trait doesn't apply. */
  reason?: string
}

export type AnyComponent<Props> = ComponentType<Props>

declare module 'vitest' {
  interface TaskMeta {
    conformance?: ConformanceMeta
  }
}

/** Exceptions for a component without an element of its own. */
export const nowhere = (reason: string): Partial<Record<Trait, string>> => ({
  ref: reason,
  'other props': reason,
  'class name': reason,
  'data attributes': reason,
})
