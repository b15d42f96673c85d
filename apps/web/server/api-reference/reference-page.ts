/** The page of the API reference. Its scripts and styles are files, because nothing inline may run. */
export const referencePage = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Chợ Nổi API</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="swagger-ui.css">
<link rel="stylesheet" href="reference.css">
</head>
<body>
<header class="site"><a href="/">Chợ Nổi</a><a href="/api/v1/openapi.json">openapi.json</a></header>
<main id="reference"></main>
<noscript><p>The reference needs JavaScript. The same document is at <a href="/api/v1/openapi.json">openapi.json</a>.</p></noscript>
<script src="swagger-ui-bundle.js"></script>
<script src="reference.js"></script>
</body>
</html>
`

/**
 * Starts Swagger UI. Calls that are tried carry a CSRF token of this page, as those of every client do; a session that was
 * started here keeps it.
 */
export const referenceScript = `const bytes = crypto.getRandomValues(new Uint8Array(32))
const csrfToken = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
SwaggerUIBundle({
  url: '/api/v1/openapi.json',
  dom_id: '#reference',
  deepLinking: true,
  filter: true,
  docExpansion: 'none',
  defaultModelsExpandDepth: 0,
  displayOperationId: true,
  displayRequestDuration: true,
  validatorUrl: null,
  requestInterceptor(request) {
    if (!/^(get|head)$/i.test(request.method ?? 'get')) request.headers['X-CSRF-Token'] = csrfToken
    return request
  },
})
`

export const referenceStyles = `:root { color-scheme: light; }
body { margin: 0; background: #fff; font-family: system-ui, sans-serif; }
.site { display: flex; gap: 24px; align-items: center; padding: 14px 20px; background: #0f2a4a; }
.site a { color: #fff; font-size: 16px; text-decoration: none; }
.site a:first-child { font-weight: 700; font-size: 18px; margin-inline-end: auto; }
.site a:hover { text-decoration: underline; }
.site a:focus-visible { outline: 2px solid #fff; outline-offset: 3px; }
noscript p { padding: 20px; }
.swagger-ui .info { margin: 28px 0; }
`
