import type { I18n } from './create-i18n.ts'
import { formatVndValue } from './formats/value-formatter.ts'
import { loadNamespaces } from './load-namespaces.ts'
import type { Namespace } from './namespaces.ts'

/**
 * Adds our translations to an i18next instance that a host already has: the namespaces in one language, and the format
 * `vnd` that some texts use. Call it for each language that the host offers, and again for namespaces needed later. The
 * host's own namespaces must have other names (see `namespaces`), and `nsSeparator` stays `:`.
 */
export async function addChonoiResources(i18n: I18n, language: string, names: readonly Namespace[]): Promise<void> {
  i18n.services.formatter?.add('vnd', formatVndValue)
  await loadNamespaces(i18n, language, names)
}
