import type { I18n } from './create-i18n.ts'
import type { Namespace } from './namespaces.ts'

/**
 * Returns the text of a key that isn't known at compile time, or undefined without one. Its values only fill
 * placeholders and are never treated as options of i18next.
 */
export function textOf(
  i18n: I18n,
  namespace: Namespace,
  key: string,
  values: Readonly<Record<string, unknown>> = {},
): string | undefined {
  const { count } = values
  const options = {
    ns: namespace,
    nsSeparator: false,
    replace: values,
    ...(typeof count === 'number' && { count }),
  } as const
  const translate = i18n.t as (key: string, options: object) => string
  return i18n.exists(key, options) ? translate(key, options) : undefined
}
