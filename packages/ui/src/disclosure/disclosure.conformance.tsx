import { userEvent } from 'storybook/test'
import { describeConformance } from '../../testing/conformance/describe-conformance.tsx'
import meta from './disclosure.stories.tsx'
import { Disclosure } from './disclosure.tsx'

describeConformance(Disclosure, {
  props: { ...meta.args, defaultOpen: undefined },
  value: {
    prop: 'open',
    defaultProp: 'defaultOpen',
    changeProp: 'onOpenChange',
    values: [false, true],
    read: (details) => (details as HTMLDetailsElement).open,
    change: (details) => userEvent.click(details.querySelector('summary') ?? details),
  },
  except: { controlled: 'the reader decides what is open: the page can be searched, and opens it by itself' },
})
