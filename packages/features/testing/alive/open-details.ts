import { expect, screen, waitFor, within } from 'storybook/test'

interface Keyboard {
  keyboard: (keys: string) => Promise<void>
  click: (element: Element) => Promise<void>
}

const rowButton = () =>
  waitFor(() => {
    const button = document.querySelector('[data-row-details]')
    if (!button) throw new Error('The list has no row with details.')
    return button
  })

/** Opens the details of the first row beside the list by its keys. Needs a window that has room for them. */
export async function openBeside(userEvent: Keyboard) {
  await rowButton()
  await userEvent.keyboard('jo')
  return shown(await screen.findByRole('complementary'))
}

/** Opens the details of the first row over the list by its button, in a window without room for both. */
export async function openOver(userEvent: Keyboard) {
  await userEvent.click(await rowButton())
  return shown(await screen.findByRole('dialog'))
}

/** Waits until the details are there. */
async function shown(panel: HTMLElement) {
  await waitFor(() => expect(panel.querySelector('dl, li')).not.toBeNull())
  return within(panel)
}
