/**
 * Sets the value of a text box as if the user had typed it, so that React and form libraries see an ordinary input
 * event. Setting `value` alone has no effect on them, because React overrides the property's setter on each input.
 */
export function changeInput(input: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
