import type { Product } from '@chonoi/contract'
import { expect, test } from '../support/test.ts'
import { nonceOf, scriptFaults } from './script-faults.ts'

const mark = 'CHIM-HOANG-YEN'
/** Ends every place that a text can stand in: an element, an attribute, a script, a comment, a template, a line. */
const hostile = [
  `</script><script>alert('${mark}')</script>`,
  `"><img src=x onerror=alert('${mark}')>`,
  `--><svg onload=alert('${mark}')>`,
  `{{constructor.constructor('${mark}')()}}`,
  `\u2028alert('${mark}')\u2029`,
]

test('what somebody wrote to do harm is text on every page that shows it', async ({ site }) => {
  const seller = await site.signIn('shopadmin@chonoi.test')
  for (const text of hostile) {
    const product: Product = await site.productWithStock(seller, 3, `Gốm ${text}`.slice(0, 190))
    expect(product.name).toContain(mark)
    const pages = [
      `/products/${product.id}`,
      `/search?q=${encodeURIComponent(text)}`,
      '/products?sortBy=createdAt&sortOrder=desc',
    ]
    for (const path of pages) {
      const response = await fetch(site.origin + path)
      const html = await response.text()
      const nonce = nonceOf(response.headers.get('content-security-policy') ?? '')
      expect({ path, wrong: scriptFaults(html, nonce) }).toEqual({ path, wrong: [] })
      expect({ path, isShown: html.includes(mark) }).toEqual({ path, isShown: true })
      const bare = ['<svg onload', '<img src=x', `<script>alert`].filter((one) => html.includes(one))
      expect({ path, bare }).toEqual({ path, bare: [] })
    }
    await site.call(seller, 'DELETE', `/products/${product.id}`)
  }
})
