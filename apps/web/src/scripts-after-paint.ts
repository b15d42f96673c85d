import type { Manifest } from '@tanstack/react-router'

/** Written for any browser, as it stands in the page. Frames wait for style sheets; a timer set in one comes after it is drawn. */
const startScript = (start: string, engine: string, needed: readonly string[]) => `(function (page, needed) {
  function load() {
    needed.forEach(function (href) {
      var link = page.createElement('link');
      link.rel = 'modulepreload';
      link.href = href;
      page.head.appendChild(link);
    });
    import('${engine}').then(function () { setTimeout(function () { import('${start}'); }); });
  }
  if (page.visibilityState === 'hidden') load();
  else requestAnimationFrame(function () { setTimeout(load); });
})(document, ${JSON.stringify(needed)});document.currentScript.remove()`

/** The script of react-root.ts. */
const isReact = /\/react-root-[^/]+\.js$/

/**
 * The files of the given routes, with their scripts asked for only once the page is drawn: it is whole without them, and
 * on a slow line they would take their share from the style sheet and the pictures. The same as before where the start of
 * a page isn't one built file (development).
 */
export function scriptsAfterPaint(manifest: Manifest, routeIds: readonly string[]): Manifest {
  const routes = routeIds.map((id) => [id, manifest.routes[id] ?? {}] as const)
  const starts = routes.flatMap(([, { scripts }]) => scripts ?? [])
  const start: unknown = starts[0]?.attrs?.src
  if (starts.length !== 1 || typeof start !== 'string') return manifest
  const preloads = routes.flatMap(([, { preloads: links }]) => links ?? []).map(hrefOf)
  const engine = preloads.find((href) => isReact.test(href)) ?? start
  const script = { children: startScript(start, engine, [...new Set(preloads)]) }
  return {
    ...manifest,
    routes: Object.fromEntries(
      routes.map(([id, { css, scripts }]) => [id, { ...(css && { css }), ...(scripts && { scripts: [script] }) }]),
    ),
  }
}

const hrefOf = (link: string | { href: string }) => (typeof link === 'string' ? link : link.href)
