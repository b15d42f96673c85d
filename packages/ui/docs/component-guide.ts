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
}
