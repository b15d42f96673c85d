/** One line of a keyboard table. */
export interface KeyLine {
  keys: string
  does: string
}

export interface KeyboardPattern {
  /** Where the keys differ from the Authoring Practices. */
  differs?: readonly string[]
  /** Page of the WAI-ARIA Authoring Practices, under https://www.w3.org/WAI/ARIA/apg/patterns/. */
  page: string
  lines: readonly KeyLine[]
}

const tab: KeyLine = { keys: 'Tab', does: 'Comes to it, and leaves it.' }

/** Keyboard tables of the patterns. `expect-….ts` tests them, and component pages show them. */
export const keyboardPatterns = {
  button: { page: 'button', lines: [tab, { keys: 'Enter, Space', does: 'Presses it.' }] },
  link: { page: 'link', lines: [tab, { keys: 'Enter', does: 'Follows it.' }] },
  checkbox: { page: 'checkbox', lines: [tab, { keys: 'Space', does: 'Ticks it or takes the tick away.' }] },
  switch: { page: 'switch', lines: [tab, { keys: 'Space', does: 'Turns it on or off.' }] },
  toggle: { page: 'button', lines: [tab, { keys: 'Enter, Space', does: 'Holds it down or lets it go.' }] },
  radioGroup: {
    page: 'radio',
    lines: [
      { keys: 'Tab', does: 'Comes to the chosen one (else the first), and leaves the group.' },
      { keys: '↓ →', does: 'Chooses the next, after the last the first.' },
      { keys: '↑ ←', does: 'Chooses the one before.' },
      { keys: 'Space', does: 'Chooses the one in focus.' },
    ],
  },
  disclosure: { page: 'disclosure', lines: [tab, { keys: 'Enter, Space', does: 'Shows or hides the content.' }] },
  tabs: {
    page: 'tabs',
    lines: [
      { keys: 'Tab', does: 'Comes to the chosen tab, then to its panel.' },
      {
        keys: '← →',
        does: 'Chooses the tab before or after, past those that are disabled (↑ ↓ when they stand in a column).',
      },
      { keys: 'Home, End', does: 'Chooses the first or the last.' },
    ],
  },
  menuButton: {
    page: 'menu-button',
    lines: [
      { keys: 'Enter, Space, ↓', does: 'On the button: opens the menu on its first item.' },
      { keys: '↑', does: 'On the button: opens the menu on its last item.' },
      { keys: '↑ ↓', does: 'Goes to the item before or after.' },
      { keys: 'Home, End', does: 'Goes to the first or the last item.' },
      { keys: 'Letters', does: 'Goes to the item that starts with them.' },
      { keys: 'Enter', does: 'Does it and closes the menu.' },
      { keys: 'Esc', does: 'Closes the menu; the button has the focus again.' },
    ],
    differs: ['Tab stays in the open menu instead of closing it: React Aria treats the menu as a modal overlay.'],
  },
  dialog: {
    page: 'dialog-modal',
    lines: [
      { keys: 'Tab, Shift+Tab', does: 'Goes round inside the dialog and never leaves it.' },
      { keys: 'Esc', does: 'Closes it; what opened it has the focus again.' },
    ],
  },
  combobox: {
    page: 'combobox',
    lines: [
      { keys: 'Letters', does: 'Filter the options, with or without Vietnamese marks.' },
      { keys: '↓ ↑', does: 'Opens the list; goes through it while the text keeps the focus.' },
      { keys: 'Enter', does: 'Takes the option.' },
      { keys: 'Esc', does: 'Closes the list and leaves the choice as it was.' },
    ],
    differs: ['Alt+↓ does not open the list (React Aria); ↓ alone does.'],
  },
  treeGrid: {
    page: 'treegrid',
    lines: [
      { keys: 'Tab', does: 'Comes to the chosen row (else the first), and leaves the tree.' },
      { keys: '↑ ↓', does: 'Goes to the row above or below.' },
      { keys: '→', does: 'Expands the row; on an expanded one goes to the buttons in it.' },
      { keys: '←', does: 'Collapses the row; on a collapsed one goes to its parent.' },
      { keys: 'Home, End', does: 'Goes to the first or the last row.' },
      { keys: 'Letters', does: 'Goes to the row that starts with them.' },
      { keys: 'Space', does: 'Selects the row.' },
      { keys: 'Alt + ↑ ↓ → ←', does: 'Moves the row up, down, into the one above it, or out beside its parent.' },
      {
        keys: 'Enter',
        does: 'On the handle: begins to drag; Tab or arrows choose the place, Enter drops, Esc gives up.',
      },
    ],
    differs: ['→ on an expanded row goes to its buttons instead of its first child (React Aria); ↓ goes there.'],
  },
  treeSelect: {
    page: 'combobox',
    lines: [
      { keys: 'Enter, Space, ↓ ↑', does: 'Opens the tree with the focus in its search.' },
      { keys: 'Letters', does: 'Filter the rows, with or without Vietnamese marks.' },
      { keys: '↓', does: 'In the search: goes to the tree, whose keys are those of Tree.' },
      { keys: 'Enter, Space', does: 'On a row: chooses it.' },
      { keys: 'Esc', does: 'Empties the search; then closes and leaves the choice as it was.' },
    ],
    differs: ['The popup is a dialog with a search and a tree, so the focus moves into it.'],
  },
  tooltip: {
    page: 'tooltip',
    lines: [
      { keys: 'Tab', does: 'Shows it with the focus.' },
      { keys: 'Esc', does: 'Hides it; the focus stays.' },
    ],
  },
  toolbar: {
    page: 'toolbar',
    lines: [
      { keys: 'Tab', does: 'Comes to the control used last, and leaves the toolbar.' },
      { keys: '← →', does: 'Goes to the control before or after.' },
      { keys: 'Home, End', does: 'Goes to the first or the last.' },
    ],
  },
  slider: {
    page: 'slider',
    lines: [
      tab,
      { keys: '→ ↑, ← ↓', does: 'Moves it by a step.' },
      { keys: 'Page Up, Page Down', does: 'Moves it by a larger step.' },
      { keys: 'Home, End', does: 'Moves it to the least or the most.' },
    ],
  },
  spinButton: {
    page: 'spinbutton',
    lines: [tab, { keys: '↑ ↓', does: 'One more, or one less.' }, { keys: 'Digits', does: 'Set it.' }],
  },
  grid: {
    page: 'grid',
    lines: [
      {
        keys: 'Tab',
        does: 'Comes to the cell that had the focus last, and leaves the grid. While editing: edits the next cell.',
      },
      { keys: '← → ↑ ↓', does: 'Goes to the cell beside, above or below; with Ctrl to the end.' },
      { keys: 'Home, End', does: 'Goes to the first or the last cell of the row; with Ctrl of the grid.' },
      { keys: 'Page Up, Page Down', does: 'Goes ten rows up or down.' },
      { keys: 'Shift with these', does: 'Extends the selection.' },
      { keys: 'Enter, F2', does: 'Edits the cell. While editing, Enter takes the value and goes down.' },
      { keys: 'Letters', does: 'Edit the cell from empty.' },
      { keys: 'Esc', does: 'While editing: takes the former value back.' },
      { keys: 'Delete, Backspace', does: 'Empties the selected cells.' },
      { keys: 'Ctrl C, X, V', does: 'Copies, cuts and pastes a block of cells.' },
      { keys: 'Ctrl Z, Ctrl Y', does: 'Takes the last change back, or does it again.' },
    ],
  },
  gridList: {
    page: 'grid',
    lines: [
      { keys: 'Tab', does: 'Comes to the entry that had the focus last, and leaves the list.' },
      { keys: '↑ ↓', does: 'Goes to the entry before or after.' },
      { keys: '← →', does: 'Goes to the buttons of the entry and back; among tiles to the one beside.' },
      { keys: 'Home, End', does: 'Goes to the first or the last entry.' },
      { keys: 'Letters', does: 'Goes to the entry that starts with them.' },
      { keys: 'Space', does: 'Chooses the entry or takes the choice away.' },
      {
        keys: 'Enter',
        does: 'Opens the entry. On a handle: takes it to move it; arrows choose the place, Enter puts it there, Esc takes it back.',
      },
    ],
  },
  dateGrid: {
    page: 'grid',
    lines: [
      { keys: 'Tab', does: 'Comes to the chosen day (else today), and leaves the days.' },
      { keys: '← →', does: 'Goes to the day before or after.' },
      { keys: '↑ ↓', does: 'Goes to the same day of the week before or after.' },
      { keys: 'Home, End', does: 'Goes to the first or the last day of the month.' },
      { keys: 'Page Up, Page Down', does: 'Goes to the month before or after.' },
      { keys: 'Enter, Space', does: 'Chooses the day.' },
    ],
    differs: ['Home and End go to the ends of the month instead of the week (React Aria).'],
  },
} satisfies Record<string, KeyboardPattern>

export type PatternName = keyof typeof keyboardPatterns
