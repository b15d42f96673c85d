import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { mount } from '../testing/conformance/mounted.tsx'
import { Button } from './button/button.tsx'
import { TextField } from './text-field/text-field.tsx'
import { UiProvider, viLabels } from './ui-provider/ui-provider.tsx'

const onPress = vi.fn<() => void>()

/** A form whose button moves down by an error of the field that is left. */
function MovingForm({ error }: { error?: string }) {
  const [isLeft, setLeft] = useState(false)
  return (
    <>
      <TextField label="Giá" onBlur={() => setLeft(true)} error={isLeft ? error : undefined} />
      <Button onClick={onPress}>Đăng</Button>
    </>
  )
}

function parts({ container }: { container: HTMLElement }) {
  const [box, button] = [container.querySelector('input'), container.querySelector('button')]
  if (!box || !button) throw new Error('the form has a box and a button')
  onPress.mockClear()
  box.focus()
  const { x, y, width } = button.getBoundingClientRect()
  return { box, button, at: { clientX: x + width / 2, clientY: y + 2 } }
}

type Point = { clientX: number; clientY: number }
const send = (type: string, element: Element | null, at: Point) =>
  element?.dispatchEvent(new MouseEvent(type, { ...at, bubbles: true, cancelable: true }))

/** Presses as a hand does: the focus leaves the box while the button of the mouse is down. */
async function press(form: ReturnType<typeof parts>, release: Point = form.at) {
  send('mousedown', form.button, form.at)
  form.button.focus()
  await expect.poll(() => document.activeElement).toBe(form.button)
  const released = document.elementFromPoint(release.clientX, release.clientY)
  send('mouseup', released, release)
  if (released && form.button.contains(released)) send('click', released, release)
}

test('a press is completed once although its button moved when a field was left', async () => {
  using mounted = mount(<MovingForm error={'Không đọc được số tiền này. '.repeat(12)} />)
  const form = parts(mounted)
  await press(form)
  expect(form.button.getBoundingClientRect().y).toBeGreaterThan(form.at.clientY)
  expect(onPress).toHaveBeenCalledOnce()
})

test('a press counts once where providers lie within each other', async () => {
  using mounted = mount(
    <UiProvider locale="vi" labels={viLabels} navigate={() => undefined}>
      <MovingForm error={'Không đọc được số tiền này. '.repeat(12)} />
    </UiProvider>,
  )
  await press(parts(mounted))
  expect(onPress).toHaveBeenCalledOnce()
})

test('a press on a button that stays counts once', async () => {
  using mounted = mount(<MovingForm />)
  await press(parts(mounted))
  expect(onPress).toHaveBeenCalledOnce()
})

test('a press that is released elsewhere is none', async () => {
  using mounted = mount(<MovingForm error="Sai" />)
  const form = parts(mounted)
  await press(form, { clientX: form.at.clientX + 40, clientY: form.at.clientY - 60 })
  expect(onPress).not.toHaveBeenCalled()
})

test('a button that is covered by what its press opened is not pressed again', async () => {
  using mounted = mount(<MovingForm />)
  const form = parts(mounted)
  send('mousedown', form.button, form.at)
  send('mouseup', document.body, form.at)
  expect(onPress).not.toHaveBeenCalled()
})
