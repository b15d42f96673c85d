/**
 * Keeps the last press on a button or a box and the last choice from a list that came before the page's script; they are
 * done once the script is there. Stands in the head of the server's page as it is, so it is written for any browser. Forms
 * see to their own submit buttons and boxes.
 */
export const earlyPressScript = `(function (page) {
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
  page.addEventListener('click', keepPress, true);
  page.addEventListener('change', keepChoice, true);
  page.endEarlyPresses = function () {
    page.removeEventListener('click', keepPress, true);
    page.removeEventListener('change', keepChoice, true);
  };
})(document)`

declare global {
  interface Document {
    earlyPress?: HTMLButtonElement | HTMLInputElement
    earlyChoice?: { list: HTMLSelectElement; value: string }
    endEarlyPresses?: () => void
  }
}

const pause = 50
const mostTries = 100

/** Does what was pressed or chosen too early; to be called once the page begins to answer to presses itself. */
export function repeatEarlyPress(): void {
  document.endEarlyPresses?.()
  const { earlyPress: control, earlyChoice: choice } = document
  delete document.earlyPress
  delete document.earlyChoice
  if (choice) onceTaken(choice.list, () => choose(choice), mostTries)
  if (control) onceTaken(control, () => control.click(), mostTries)
}

/** Being taken over, the list may have been set back to what the page knows. */
function choose({ list, value }: NonNullable<Document['earlyChoice']>): void {
  list.value = value
  list.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Nobody acts on it, and it does nothing by itself, as a press on a box would. */
const probe = 'pointercancel'

/** React stops an event on a part of the page that it hasn't taken over yet, and takes that part over next. */
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
