/** Startup ends here when there is nothing that the site could be drawn into. */
export function requireRootElement(page: { readonly documentElement: unknown }): void {
  if (!page.documentElement) throw new Error('Root element not found')
}
