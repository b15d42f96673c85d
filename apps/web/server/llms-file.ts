/** Describes the site and its API to language models (llmstxt.org). */
export const llmsFile = (publicUrl: string): Response =>
  new Response(
    `# Chợ Nổi

> A multi-tenant online marketplace in Vietnamese and English.

## API

- [OpenAPI document](${publicUrl}/api/v1/openapi.json): every operation with its rules and an example that a test sends
- [API reference](${publicUrl}/api/docs/): the same document, to read and to try

## Pages

- [Products](${publicUrl}/products)
- [Shops](${publicUrl}/marketplace)
- [Site map](${publicUrl}/sitemap.xml)
`,
    { headers: { 'content-type': 'text/plain; charset=utf-8' } },
  )
