/**
 * Removes props that are null, so that defaults apply: API answers often contain null for missing values. Keeps a
 * `value` of null, which means that nothing is chosen.
 */
export function withoutNulls<Props extends object>(props: Props): Props {
  if (!Object.values(props).includes(null)) return props
  const isGiven = ([name, value]: [string, unknown]) => value !== null || name === 'value'
  return Object.fromEntries(Object.entries(props).filter(isGiven)) as Props
}
