/**
 * Keeps the last press on a button that came before the page's script; it is done once the script is there. Stands in the
 * head of the server's page as it is, so it is written for any browser. Forms see to their own submit buttons.
 */
export const earlyPressScript = `(function (page) {
  function keep(event) {
    var button = event.target.closest && event.target.closest('button');
    if (!button || button.type === 'submit') return;
    event.preventDefault();
    event.stopImmediatePropagation();
    page.earlyPress = button;
  }
  page.addEventListener('click', keep, true);
  page.endEarlyPresses = function () { page.removeEventListener('click', keep, true); };
})(document)`

declare global {
  interface Document {
    earlyPress?: HTMLButtonElement
    endEarlyPresses?: () => void
  }
}

const pause = 50
const mostTries = 100

/** Does what was pressed too early; to be called once the page begins to answer to presses itself. */
export function repeatEarlyPress(): void {
  document.endEarlyPresses?.()
  const button = document.earlyPress
  delete document.earlyPress
  if (button) press(button, mostTries)
}

/** React stops a press on a part of the page that it hasn't taken over yet, and takes that part over next. */
function press(button: HTMLButtonElement, tries: number): void {
  let isTaken = false
  const note = () => {
    isTaken = true
  }
  button.addEventListener('click', note, { once: true })
  button.click()
  button.removeEventListener('click', note)
  if (!isTaken && button.isConnected && tries > 0) setTimeout(press, pause, button, tries - 1)
}
