import { createElement, type ReactNode } from 'react'
import { waitFor } from 'storybook/test'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mount } from '../testing/conformance/mounted.tsx'
import { Alert } from './alert/alert.tsx'
import { Avatar } from './avatar/avatar.tsx'
import { Badge } from './badge/badge.tsx'
import { Button, buttonVariants } from './button/button.tsx'
import { Carousel } from './carousel/carousel.tsx'
import { Dialog } from './dialog/dialog.tsx'
import { Heading } from './heading/heading.tsx'
import { IconButton } from './icon-button/icon-button.tsx'
import { ProgressBar } from './progress-bar/progress-bar.tsx'
import { Separator } from './separator/separator.tsx'
import { Tabs } from './tabs/tabs.tsx'
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
  'tabs with an empty label': () => <Tabs label="" items={[{ id: 'day', label: 'Hôm nay', content: 'Chợ nổi' }]} />,
  'a progress bar with an empty label': () => <ProgressBar label="" value={3} />,
  'a dialog with an empty title': () => <Dialog title="" isOpen />,
}

test.each(Object.entries(mistakes))('%s is said', async (_, node) => {
  using mounted = mount(node())
  await waitFor(() => expect(said()).toContain(nameless))
  expect(mounted.container.isConnected).toBe(true)
})

/** Passes props as an untyped program would. */
const untyped = (props: object) => props as never

const unknownVariants: Record<string, () => ReactNode> = {
  'no variant "loud", only primary, secondary, ghost, danger': () =>
    createElement(Button, untyped({ variant: 'loud', children: 'Mua' })),
  'no tone "loud", only info, success, warning, danger, neutral': () =>
    createElement(Alert, untyped({ tone: 'loud', children: 'Sắp hết' })),
  'no size "huge", only xs, sm, md, lg, xl': () => createElement(Avatar, untyped({ size: 'huge', name: 'Út Mười' })),
  'no itemSize "huge", only sm, md, lg, full': () =>
    createElement(Carousel, untyped({ label: 'Ghe', items: [], itemSize: 'huge' })),
  'no size "tiny", only sm, md, lg': () => (
    <a href="/cho" className={buttonVariants(untyped({ size: 'tiny' }))}>
      Chợ
    </a>
  ),
}

test.each(Object.entries(unknownVariants))('variants: report that there is %s', (message, draw) => {
  using report = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  using _ = mount(draw())
  expect(report).toHaveBeenCalledWith(`@chonoi/ui: there is ${message}.`)
})

const unknownLooks: Record<string, () => ReactNode> = {
  'no orientation "round", only horizontal, vertical': () =>
    createElement(Separator, untyped({ orientation: 'round' })),
  'no heading level "7", only 1 to 6': () => createElement(Heading, untyped({ level: 7, children: 'Chợ' })),
}

test.each(Object.entries(unknownLooks))('there is %s', async (message, draw) => {
  using _ = mount(draw())
  await waitFor(() => expect(said()).toContain(`@chonoi/ui: there is ${message}.`))
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
