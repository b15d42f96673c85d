/** Goods, shops and news, which are the same for everybody. */
const catalogue = /^\/(?:$|products(?:\/|$)|marketplace(?:\/|$)|news(?:\/|$)|articles\/|blog$|tenants\/?$)/

/** What a person typed isn't kept on a device that others may use, and a preview isn't public. */
const ownParameters = ['search', 'preview']

/** Whether an address shows a page of the catalogue, which may be kept for reading without a network. */
export function isOfCatalogue({ pathname, searchParams }: URL): boolean {
  return catalogue.test(pathname) && !ownParameters.some((name) => searchParams.has(name))
}

/** Whether an answer is a whole page, and the one that was asked for. */
export function isKept({ status, redirected, headers }: Response): boolean {
  return status === 200 && !redirected && headers.get('content-type')?.startsWith('text/html') === true
}

/** Returns a kept page with the time when it was rendered, as `data-kept-at` of its root element. */
export async function markedAsKept(page: Response): Promise<Response> {
  const keptAt = new Date(page.headers.get('date') ?? Date.now()).toISOString()
  const html = (await page.text()).replace('<html', `<html data-kept-at="${keptAt}"`)
  return new Response(html, { status: page.status, headers: page.headers })
}
