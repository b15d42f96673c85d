// oxlint-disable no-restricted-imports -- the parts that docs/decisions/0028-slot-alone-of-radix.md leaves aside, with the reasons as assertions
import { unstable_OneTimePasswordField as OneTimePasswordField } from 'radix-ui'
import * as Avatar from 'radix-ui/avatar'
import * as NavigationMenu from 'radix-ui/navigation-menu'
import * as ScrollArea from 'radix-ui/scroll-area'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

test('ScrollArea of Radix needs inline styles, which the policy of the kit refuses', () => {
  const html = renderToStaticMarkup(
    <ScrollArea.Root>
      <ScrollArea.Viewport>Danh mục</ScrollArea.Viewport>
    </ScrollArea.Root>,
  )
  expect(html).toContain('<style>')
  expect(html).toContain('style="')
})

test('NavigationMenu of Radix needs inline styles and leaves closed panels out of the page', () => {
  const html = renderToStaticMarkup(
    <NavigationMenu.Root>
      <NavigationMenu.List>
        <NavigationMenu.Item>
          <NavigationMenu.Trigger>Trái cây</NavigationMenu.Trigger>
          <NavigationMenu.Content>
            <NavigationMenu.Link href="/xoai">Xoài</NavigationMenu.Link>
          </NavigationMenu.Content>
        </NavigationMenu.Item>
      </NavigationMenu.List>
    </NavigationMenu.Root>,
  )
  expect(html).toContain('style="')
  expect(html).not.toContain('/xoai')
})

test('Avatar of Radix has no picture in server markup', () => {
  const html = renderToStaticMarkup(
    <Avatar.Root>
      <Avatar.Image src="/ghe.webp" />
      <Avatar.Fallback>HQ</Avatar.Fallback>
    </Avatar.Root>,
  )
  expect(html).not.toContain('<img')
})

test('the one-time password field of Radix is a text box per digit, with inline styles', () => {
  const html = renderToStaticMarkup(
    <OneTimePasswordField.Root>
      <OneTimePasswordField.Input />
      <OneTimePasswordField.Input />
      <OneTimePasswordField.HiddenInput />
    </OneTimePasswordField.Root>,
  )
  expect(html.match(/<input(?! type="hidden")/g)?.length).toBeGreaterThan(1)
  expect(html).toContain('aria-label="Character ')
  expect(html).toContain('style="')
})
