/**
 * Props without those that are null, so that defaults stand in for them: programs hand on what a server answered, and what
 * is missing there is null. A `value` of null stays: it says that nothing is chosen.
 */
export function withoutNulls<Props extends object>(props: Props): Props {
  if (!Object.values(props).includes(null)) return props
  const isGiven = ([name, value]: [string, unknown]) => value !== null || name === 'value'
  return Object.fromEntries(Object.entries(props).filter(isGiven)) as Props
}
