import { describeConformance } from '../../testing/conformance/describe-conformance.tsx'
import { typed } from '../../testing/conformance/values.ts'
import meta from './search-field.stories.tsx'
import { SearchField } from './search-field.tsx'

describeConformance(SearchField, {
  props: meta.args,
  element: '.ui-field',
  control: 'input',
  value: typed('xoài', 'mít'),
  disabled: 'disabled',
  isLabelled: true,
})
