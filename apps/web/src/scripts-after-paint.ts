import type { Manifest } from '@tanstack/react-router'

/** Maximum wait of scripts for the page's priority images, in milliseconds. */
const maxWait = 500

/**
 * Number of requests per task. A phone takes two milliseconds per request and a page needs forty, so input is handled
 * in between.
 */
const atOnce = 8

interface PageFiles {
  /** The entry script, and the script to run in a task before it. */
  start: string
  engine: string
  scripts: readonly string[]
  sheets: readonly string[]
}

/**
 * Inlined in the page, so written for any browser. A timer set in a frame runs after its paint. The priority image gets
 * the network and the processor first. The page has its critical CSS (`server/page-styles.ts`); content added by
 * scripts needs the full style sheet, so they wait for it.
 */
const startScript = ({ start, engine, scripts, sheets }: PageFiles) => `(function (page, needed, sheets) {
  var isAskedFor = false;
  function load() {
    if (isAskedFor) return;
    isAskedFor = true;
    var styled = sheets.map(addSheet);
    preloadSome();
    Promise.all(styled.concat(import('${engine}'))).then(function () {
      setTimeout(function () { import('${start}'); });
    });
  }
  function addSheet(href) {
    return new Promise(function (done) {
      var link = page.createElement('link');
      link.rel = 'stylesheet';
      link.onload = link.onerror = done;
      link.href = href;
      page.head.appendChild(link);
    });
  }
  function preloadSome() {
    needed.splice(0, ${atOnce}).forEach(function (href) {
      var link = page.createElement('link');
      link.rel = 'modulepreload';
      link.href = href;
      page.head.appendChild(link);
    });
    if (needed.length) setTimeout(preloadSome);
  }
  function onceDrawn(then) {
    requestAnimationFrame(function () { setTimeout(then); });
  }
  function decode(picture) {
    return picture.decode().catch(function () {});
  }
  if (page.visibilityState === 'hidden') load();
  else onceDrawn(function () {
    var pictures = Array.from(page.querySelectorAll('img[fetchpriority=high]'), decode);
    setTimeout(load, pictures.length ? ${maxWait} : 0);
    Promise.all(pictures).then(function () { onceDrawn(load); });
  });
})(document, ${JSON.stringify(scripts)}, ${JSON.stringify(sheets)});document.currentScript.remove()`

/** The script of react-root.ts. */
const isReact = /\/react-root-[^/]+\.js$/

/**
 * Returns the assets of the routes, with scripts and style sheets deferred until after the paint: the page is complete
 * without them, and on a slow connection they would compete with images. Unchanged where a page doesn't start with one
 * built file (development).
 */
export function scriptsAfterPaint(manifest: Manifest, routeIds: readonly string[]): Manifest {
  const routes = routeIds.map((id) => [id, manifest.routes[id] ?? {}] as const)
  const starts = routes.flatMap(([, { scripts }]) => scripts ?? [])
  const start: unknown = starts[0]?.attrs?.src
  if (starts.length !== 1 || typeof start !== 'string') return manifest
  const preloads = routes.flatMap(([, { preloads: links }]) => links ?? []).map(hrefOf)
  const engine = preloads.find((href) => isReact.test(href)) ?? start
  const sheets = routes.flatMap(([, { css }]) => css ?? []).map(hrefOf)
  const files = { start, engine, scripts: [...new Set(preloads)], sheets: [...new Set(sheets)] }
  const script = { children: startScript(files) }
  return {
    ...manifest,
    routes: Object.fromEntries(routes.map(([id, { scripts }]) => [id, scripts ? { scripts: [script] } : {}])),
  }
}

const hrefOf = (link: string | { href: string }) => (typeof link === 'string' ? link : link.href)
