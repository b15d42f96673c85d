import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import '../styles.css'
import { CodeText } from './code-text.tsx'

test('[PERF-02] an order number never breaks at its hyphens where the text around it wraps', async () => {
  const text = 'Gian hàng đang đóng gói đơn CN-261121-L8RADN.'
  const { container } = await render(
    <p style={{ inlineSize: '10rem' }}>
      <CodeText text={text} />
    </p>,
  )
  expect(container.textContent).toBe(text)
  const code = container.querySelector('span')
  expect(code?.textContent).toBe('CN-261121-L8RADN')
  expect(code?.getClientRects()).toHaveLength(1)
  expect(container.querySelector('p')?.getBoundingClientRect().height).toBeGreaterThan(40)
})
