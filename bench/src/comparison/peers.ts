/** The libraries beside ours. React Aria brings behaviour without any looks. */
export const libraries = ['MUI', 'Ant Design', 'Mantine', 'React Aria'] as const
export type Library = (typeof libraries)[number]

/** What an application imports for a component with the features of ours. */
export interface Peer {
  code: string
  /** What ours can and this can't: it is shown, but ours need not be smaller. */
  lacks?: string
}

const mui = (...names: string[]) =>
  names.map((name) => `export { default as ${name} } from '@mui/material/${name}'`).join('\n')
const antd = (...names: string[]) => `export { ${names.join(', ')} } from 'antd'`
const aria = (...names: string[]) => `export { ${names.join(', ')} } from 'react-aria-components'`
const mantine = (names: string[], styles: string[]) =>
  [
    `export { ${names.join(', ')} } from '@mantine/core'`,
    ...styles.map((style) => `import '@mantine/core/styles/${style}.css'`),
  ].join('\n')

const noLooks = 'looks'
/** The kit that is weighed as a whole. */
export const ten = [
  'button',
  'text-field',
  'select',
  'dialog',
  'tabs',
  'checkbox',
  'menu',
  'tooltip',
  'table',
  'switch',
] as const

const field = ['Label', 'Text', 'FieldError']

/** The parts of the peers that do what ours does: with a label, help and error where ours has them. */
export const peers: Readonly<Record<string, Readonly<Record<Library, Peer>>>> = {
  button: {
    MUI: { code: mui('Button') },
    'Ant Design': { code: antd('Button') },
    Mantine: { code: mantine(['Button'], ['UnstyledButton', 'Loader', 'Button']) },
    'React Aria': { code: aria('Button'), lacks: noLooks },
  },
  'text-field': {
    MUI: { code: mui('FormControl', 'InputLabel', 'OutlinedInput', 'InputAdornment', 'FormHelperText') },
    'Ant Design': { code: antd('Form', 'Input') },
    Mantine: { code: mantine(['TextInput'], ['Input']) },
    'React Aria': { code: aria('TextField', 'Input', ...field), lacks: noLooks },
  },
  select: {
    MUI: { code: mui('FormControl', 'InputLabel', 'NativeSelect', 'FormHelperText') },
    'Ant Design': { code: antd('Form', 'Select') },
    Mantine: { code: mantine(['NativeSelect'], ['Input']) },
    'React Aria': {
      code: aria('Select', 'SelectValue', 'Button', 'Popover', 'ListBox', 'ListBoxItem', ...field),
      lacks: noLooks,
    },
  },
  dialog: {
    MUI: { code: mui('Dialog', 'DialogTitle', 'DialogContent', 'DialogContentText', 'DialogActions', 'IconButton') },
    'Ant Design': { code: antd('Modal') },
    Mantine: {
      code: mantine(
        ['Modal', 'Group'],
        ['UnstyledButton', 'CloseButton', 'Paper', 'Overlay', 'ModalBase', 'Modal', 'ScrollArea', 'Group'],
      ),
    },
    'React Aria': { code: aria('Dialog', 'Heading', 'Modal', 'ModalOverlay', 'Button'), lacks: noLooks },
  },
  tabs: {
    MUI: { code: mui('Tabs', 'Tab'), lacks: 'panels' },
    'Ant Design': { code: antd('Tabs') },
    Mantine: { code: mantine(['Tabs'], ['UnstyledButton', 'Tabs']) },
    'React Aria': { code: aria('Tabs', 'TabList', 'Tab', 'TabPanel'), lacks: noLooks },
  },
  checkbox: {
    MUI: { code: mui('FormControl', 'FormControlLabel', 'Checkbox', 'FormHelperText') },
    'Ant Design': { code: antd('Form', 'Checkbox') },
    Mantine: { code: mantine(['Checkbox'], ['Input', 'InlineInput', 'Checkbox']) },
    'React Aria': { code: aria('Checkbox', 'Text', 'FieldError'), lacks: noLooks },
  },
  menu: {
    MUI: { code: mui('Menu', 'MenuItem', 'ListSubheader', 'Divider', 'ListItemIcon'), lacks: 'submenus and choices' },
    'Ant Design': { code: antd('Dropdown') },
    Mantine: { code: mantine(['Menu'], ['UnstyledButton', 'Paper', 'Popover', 'Menu']) },
    'React Aria': {
      code: aria('Menu', 'MenuItem', 'MenuTrigger', 'MenuSection', 'SubmenuTrigger', 'Popover', 'Header', 'Separator'),
      lacks: noLooks,
    },
  },
  tooltip: {
    MUI: { code: mui('Tooltip') },
    'Ant Design': { code: antd('Tooltip') },
    Mantine: { code: mantine(['Tooltip'], ['Tooltip']) },
    'React Aria': { code: aria('Tooltip', 'TooltipTrigger', 'OverlayArrow', 'Focusable'), lacks: noLooks },
  },
  table: {
    MUI: { code: mui('Table', 'TableBody', 'TableCell', 'TableContainer', 'TableHead', 'TableRow') },
    'Ant Design': { code: antd('Table') },
    Mantine: { code: mantine(['Table'], ['Table', 'ScrollArea']) },
    'React Aria': { code: aria('Table', 'TableHeader', 'TableBody', 'Column', 'Row', 'Cell'), lacks: noLooks },
  },
  switch: {
    MUI: { code: mui('FormControl', 'FormControlLabel', 'Switch', 'FormHelperText') },
    'Ant Design': { code: antd('Form', 'Switch') },
    Mantine: { code: mantine(['Switch'], ['Input', 'InlineInput', 'Switch']) },
    'React Aria': { code: aria('Switch', 'Text', 'FieldError'), lacks: noLooks },
  },
  'data-table': {
    MUI: { code: `export { DataGrid } from '@mui/x-data-grid'` },
    'Ant Design': { code: antd('Table') },
    Mantine: {
      code: mantine(['Table', 'Checkbox'], ['Table', 'Checkbox']),
      lacks: 'sorting, choosing and virtual rows',
    },
    'React Aria': {
      code: aria(
        'Table',
        'TableHeader',
        'TableBody',
        'Column',
        'Row',
        'Cell',
        'Checkbox',
        'Virtualizer',
        'TableLayout',
      ),
      lacks: noLooks,
    },
  },
}
