/** The compared libraries. React Aria provides behaviour without styles. */
export const libraries = ['MUI', 'Ant Design', 'Mantine', 'React Aria'] as const
export type Library = (typeof libraries)[number]

/** What an application imports for a component with the features of ours. */
export interface Peer {
  code: string
  /** The features it lacks. It is shown, but ours need not be smaller. */
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
/** The components that are measured together as a kit. */
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
const calendar = ['Calendar', 'CalendarGrid', 'CalendarCell', 'CalendarHeaderCell', 'Heading', 'Button']
/** Mantine's CSS of dropdown lists. */
const list = ['Combobox', 'Popover', 'Paper', 'ScrollArea']

/**
 * The equivalent parts of the peers: with a label, help and error where ours has them. Libraries without such a part,
 * or with a separate package for it, are omitted.
 */
export const peers: Readonly<Record<string, Readonly<Partial<Record<Library, Peer>>>>> = {
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
  'combo-box': {
    MUI: { code: mui('Autocomplete', 'TextField') },
    'Ant Design': { code: antd('Form', 'Select') },
    Mantine: { code: mantine(['Select'], ['Input', 'CloseButton', ...list]) },
    'React Aria': {
      code: aria('ComboBox', 'Input', 'Button', 'Popover', 'ListBox', 'ListBoxItem', ...field),
      lacks: noLooks,
    },
  },
  'multi-select': {
    MUI: { code: mui('Autocomplete', 'TextField', 'Chip') },
    'Ant Design': { code: antd('Form', 'Select') },
    Mantine: { code: mantine(['MultiSelect'], ['Input', 'Pill', 'PillsInput', 'CloseButton', ...list]) },
    'React Aria': {
      code: aria(
        'ComboBox',
        'Input',
        'Button',
        'Popover',
        'ListBox',
        'ListBoxItem',
        'TagGroup',
        'TagList',
        'Tag',
        ...field,
      ),
      lacks: noLooks,
    },
  },
  popover: {
    MUI: { code: mui('Popover') },
    'Ant Design': { code: antd('Popover') },
    Mantine: { code: mantine(['Popover'], ['Paper', 'Popover']) },
    'React Aria': { code: aria('DialogTrigger', 'Popover', 'Dialog'), lacks: noLooks },
  },
  'preview-card': {
    'Ant Design': { code: antd('Popover') },
    Mantine: { code: mantine(['HoverCard'], ['Paper', 'Popover']), lacks: 'opening by keyboard' },
  },
  drawer: {
    MUI: { code: mui('Drawer', 'Typography', 'IconButton') },
    'Ant Design': { code: antd('Drawer') },
    Mantine: {
      code: mantine(
        ['Drawer'],
        ['UnstyledButton', 'CloseButton', 'Paper', 'Overlay', 'ModalBase', 'Drawer', 'ScrollArea'],
      ),
    },
    'React Aria': { code: aria('Dialog', 'Heading', 'Modal', 'ModalOverlay', 'Button'), lacks: noLooks },
  },
  tour: {
    'Ant Design': { code: antd('Tour') },
    Mantine: { code: mantine(['Tour'], ['UnstyledButton', 'CloseButton', 'Paper', 'Popover', 'Tour']) },
  },
  calendar: {
    'Ant Design': { code: antd('Calendar') },
    'React Aria': {
      code: aria(...calendar),
      lacks: noLooks,
    },
  },
  'date-picker': {
    'Ant Design': { code: antd('Form', 'DatePicker') },
    'React Aria': {
      code: aria('DatePicker', 'DateInput', 'DateSegment', 'Group', 'Popover', 'Dialog', ...calendar, ...field),
      lacks: noLooks,
    },
  },
  'date-range-picker': {
    'Ant Design': { code: antd('Form', 'DatePicker') },
    'React Aria': {
      code: aria(
        'DateRangePicker',
        'DateInput',
        'DateSegment',
        'Group',
        'Popover',
        'Dialog',
        'RangeCalendar',
        ...calendar,
        ...field,
      ),
      lacks: noLooks,
    },
  },
  'time-field': {
    'Ant Design': { code: antd('Form', 'TimePicker') },
    'React Aria': { code: aria('TimeField', 'DateInput', 'DateSegment', ...field), lacks: noLooks },
  },
  slider: {
    MUI: { code: mui('FormControl', 'FormLabel', 'Slider', 'FormHelperText') },
    'Ant Design': { code: antd('Form', 'Slider') },
    Mantine: { code: mantine(['Slider', 'InputWrapper'], ['Input', 'Slider']) },
    'React Aria': { code: aria('Slider', 'SliderOutput', 'SliderTrack', 'SliderThumb', 'Label'), lacks: noLooks },
  },
  'radio-group': {
    MUI: { code: mui('FormControl', 'FormLabel', 'FormControlLabel', 'RadioGroup', 'Radio', 'FormHelperText') },
    'Ant Design': { code: antd('Form', 'Radio') },
    Mantine: { code: mantine(['Radio'], ['Input', 'InlineInput', 'Radio']) },
    'React Aria': { code: aria('RadioGroup', 'Radio', ...field), lacks: noLooks },
  },
  'number-field': {
    'Ant Design': { code: antd('Form', 'InputNumber') },
    Mantine: { code: mantine(['NumberInput'], ['UnstyledButton', 'Input', 'NumberInput']) },
    'React Aria': { code: aria('NumberField', 'Input', 'Button', 'Group', ...field), lacks: noLooks },
  },
  accordion: {
    MUI: { code: mui('Accordion', 'AccordionSummary', 'AccordionDetails') },
    'Ant Design': { code: antd('Collapse') },
    Mantine: { code: mantine(['Accordion'], ['UnstyledButton', 'Accordion']) },
    'React Aria': {
      code: aria('DisclosureGroup', 'Disclosure', 'DisclosurePanel', 'Button', 'Heading'),
      lacks: noLooks,
    },
  },
  pagination: {
    MUI: { code: mui('Pagination', 'PaginationItem') },
    'Ant Design': { code: antd('Pagination') },
    Mantine: { code: mantine(['Pagination'], ['UnstyledButton', 'Group', 'Pagination']) },
  },
  rating: {
    MUI: { code: mui('FormControl', 'FormLabel', 'Rating', 'FormHelperText') },
    'Ant Design': { code: antd('Form', 'Rate') },
    Mantine: { code: mantine(['Rating', 'InputWrapper'], ['Input', 'Rating']) },
  },
  'color-picker': {
    'Ant Design': { code: antd('Form', 'ColorPicker') },
    Mantine: {
      code: mantine(
        ['ColorInput'],
        ['Input', 'ColorSwatch', 'Slider', 'ColorPicker', 'ColorInput', 'Popover', 'Paper'],
      ),
    },
  },
  toast: {
    MUI: { code: mui('Snackbar', 'Alert'), lacks: 'a stack' },
    'Ant Design': { code: antd('notification') },
    'React Aria': {
      code: aria('UNSTABLE_ToastRegion', 'UNSTABLE_Toast', 'UNSTABLE_ToastContent', 'UNSTABLE_ToastQueue'),
      lacks: noLooks,
    },
  },
}
