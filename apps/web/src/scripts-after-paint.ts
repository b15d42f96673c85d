import type { Manifest } from '@tanstack/react-router'

/** The longest that scripts wait for the page's first pictures, in milliseconds. */
const longestWait = 500

/** Asking for a file takes a phone two milliseconds, and a page needs forty: presses are heard in between. */
const atOnce = 8

interface PageFiles {
  /** The script that begins the page's work, and the one that is to run in a task before it. */
  start: string
  engine: string
  scripts: readonly string[]
  sheets: readonly string[]
}

/**
 * Written for any browser, as it stands in the page. A timer set in a frame comes after it is drawn. What a page is opened
 * for is the picture that it asks for first: it has the line for itself, and the processor. The page brings the styles of
 * what is on it (`server/page-styles.ts`); what its scripts add needs those of the whole sheet, so they wait for it.
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
    setTimeout(load, pictures.length ? ${longestWait} : 0);
    Promise.all(pictures).then(function () { onceDrawn(load); });
  });
})(document, ${JSON.stringify(scripts)}, ${JSON.stringify(sheets)});document.currentScript.remove()`

/** The script of react-root.ts. */
const isReact = /\/react-root-[^/]+\.js$/

/**
 * The files of the given routes, with their scripts and style sheets asked for only once the page is drawn: it is whole
 * without them, and on a slow line they would take their share from the pictures. The same as before where the start of a
 * page isn't one built file (development).
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
