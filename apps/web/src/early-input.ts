/**
 * Records the last press on a button or checkbox, the last selection and typed text until the page's script has loaded,
 * which replays them. Inlined in the head of the server-rendered page, so it is written for any browser. Forms handle
 * their own submit buttons and checkboxes.
 */
export const earlyInputScript = `(function (page) {
  function keepPress(event) {
    var control = event.target.closest && event.target.closest('button, input[type=checkbox], input[type=radio]');
    if (!control || control.type === 'submit' || (control.localName === 'input' && control.form)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    page.earlyPress = control;
  }
  function keepChoice(event) {
    if (event.target.localName === 'select') page.earlyChoice = { list: event.target, value: event.target.value };
  }
  function keepWords(event) {
    var box = event.target;
    if (box.localName !== 'textarea' && (box.localName !== 'input' || /^(checkbox|radio|file)$/.test(box.type))) return;
    page.earlyWords.set(box, { value: box.value, isOpen: event.type === 'input' && event.isComposing });
  }
  page.earlyWords = new Map();
  page.addEventListener('click', keepPress, true);
  page.addEventListener('change', keepChoice, true);
  page.addEventListener('input', keepWords, true);
  page.addEventListener('compositionend', keepWords, true);
  page.endEarlyInput = function () {
    page.removeEventListener('click', keepPress, true);
    page.removeEventListener('change', keepChoice, true);
    page.removeEventListener('input', keepWords, true);
    page.removeEventListener('compositionend', keepWords, true);
  };
})(document)`

type TextBox = HTMLInputElement | HTMLTextAreaElement

interface EarlyWords {
  value: string
  /** An input method is still composing the last syllable. */
  isOpen: boolean
}

declare global {
  interface Document {
    earlyPress?: HTMLButtonElement | HTMLInputElement
    earlyChoice?: { list: HTMLSelectElement; value: string }
    earlyWords?: Map<TextBox, EarlyWords>
    endEarlyInput?: () => void
  }
}

const pause = 50
const maxTries = 100

/** Replays input made before hydration. Call once the page handles input itself. */
export function repeatEarlyInput(): void {
  document.endEarlyInput?.()
  const { earlyPress: control, earlyChoice: choice, earlyWords: words = new Map<TextBox, EarlyWords>() } = document
  delete document.earlyPress
  delete document.earlyChoice
  delete document.earlyWords
  for (const [box, { value, isOpen }] of words) onceTaken(box, () => tellTyped(box, value, isOpen), maxTries)
  if (choice) onceTaken(choice.list, () => choose(choice), maxTries)
  if (control) onceTaken(control, () => control.click(), maxTries)
}

/** Hydration may have reset the selection. */
function choose({ list, value }: NonNullable<Document['earlyChoice']>): void {
  list.value = value
  list.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Writing into a field during composition would break the open syllable. */
function tellTyped(box: TextBox, value: string, isOpen: boolean): void {
  if (isOpen && document.activeElement === box)
    box.addEventListener('compositionend', () => retype(box, value), { once: true })
  else retype(box, value)
}

/** Hydration may have cleared the field, which then holds only text typed since. */
function retype(box: TextBox, value: string): void {
  const words = box.value || value
  // React ignores a value that it has already seen, and hasn't seen one written with the native setter.
  box.value = ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(box), 'value')?.set?.call(box, words)
  box.dispatchEvent(new Event('input', { bubbles: true }))
}

/** An event without listeners or default action, unlike a press on a checkbox. */
const probe = 'pointercancel'

/** React stops an event on a part that isn't hydrated yet, and hydrates that part next. */
function onceTaken(control: HTMLElement, act: () => void, tries: number): void {
  let isTaken = false
  const note = () => {
    isTaken = true
  }
  control.addEventListener(probe, note, { once: true })
  control.dispatchEvent(new Event(probe, { bubbles: true }))
  control.removeEventListener(probe, note)
  if (isTaken) act()
  else if (control.isConnected && tries > 0) setTimeout(onceTaken, pause, control, act, tries - 1)
}
