/**
 * Gives a text box a value as if the user had typed it: React and form libraries see an ordinary input event. Setting
 * `value` alone would go unnoticed, because React overrides the property's setter on each input.
 */
export function changeInput(input: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
