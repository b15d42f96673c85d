/** Hand-written content of a component's page. Props, stories, keys and cost come from the code. */
export interface ComponentGuide {
  /** When to use it. */
  use: string
  /** When to use another component, and which one. */
  instead: string
  /** Its parts, in reading order. */
  anatomy: readonly string[]
  dos: readonly string[]
  donts: readonly string[]
  /** How its words are written. */
  words?: readonly string[]
  /** The version that brought it. Default the first, 0.1.0. */
  since?: string
  /** `beta` while its props may change with a minor version. Default `stable`. */
  status?: 'stable' | 'beta'
}
