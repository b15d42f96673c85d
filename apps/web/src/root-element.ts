/** Returns the root element, or throws when the document has none. */
export function requireRootElement(page: { readonly documentElement: unknown }): void {
  if (!page.documentElement) throw new Error('Root element not found')
}
