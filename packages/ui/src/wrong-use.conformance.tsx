import { createElement } from 'react'
import { waitFor } from 'storybook/test'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mount } from '../testing/conformance/mounted.tsx'
import { Badge } from './badge/badge.tsx'
import { Button } from './button/button.tsx'
import { Dialog } from './dialog/dialog.tsx'
import { IconButton } from './icon-button/icon-button.tsx'
import { TextField } from './text-field/text-field.tsx'
import { watchWrongUse } from './ui-provider/watch-wrong-use.ts'

const say = vi.fn<(message: string, element: Element) => void>()
const said = () => say.mock.calls.map(([message]) => message)

let stop: () => void
beforeEach(() => {
  stop = watchWrongUse(say)
})
afterEach(() => {
  stop()
  say.mockClear()
})

const nameless = '@chonoi/ui: nobody can name this aloud: give it a label.'

const mistakes = {
  'a button without words': () => <Button />,
  'an icon button with an empty label': () => <IconButton label="" icon={<svg />} />,
  'a field with an empty label': () => <TextField label="" />,
  'a dialog with an empty title': () => <Dialog title="" isOpen />,
}

test.each(Object.entries(mistakes))('%s is said', async (_, node) => {
  using mounted = mount(node())
  await waitFor(() => expect(said()).toContain(nameless))
  expect(mounted.container.isConnected).toBe(true)
})

test('a look that there is not is said with those that there are', async () => {
  const props = { variant: 'loud', children: 'Mua' }
  using _ = mount(createElement(Button, props as object))
  const message = '@chonoi/ui: there is no variant "loud", only primary, secondary, ghost, danger.'
  await waitFor(() => expect(said()).toContain(message))
})

test('right use is not spoken of', async () => {
  using _ = mount(
    <>
      <Button>Mua</Button>
      <IconButton label="Xóa" icon={<svg />} />
      <TextField label="Tên bến" />
      <TextField label="Tìm" isLabelHidden />
      <Badge tone="danger">Hết hàng</Badge>
      <a href="/cho" role="menuitem" className="ui-menu-item">
        Chợ
      </a>
      <IconButton label="" icon={<svg />} />
    </>,
  )
  await waitFor(() => expect(said()).toEqual([nameless]))
})
