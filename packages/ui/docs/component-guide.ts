/** What a component's page says besides what the code says itself (props, stories, keys, cost). */
export interface ComponentGuide {
  /** When to use it. */
  use: string
  /** When to use something else, and what. */
  instead: string
  /** Its parts, in the order in which they are read. */
  anatomy: readonly string[]
  dos: readonly string[]
  donts: readonly string[]
}
