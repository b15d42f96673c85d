import { Select } from '@chonoi/ui/select'
import type { FilterName, ListOperation } from './list-parameters.ts'
import type { ListState } from './use-list-state.ts'

export interface FlagFilterProps<Id extends ListOperation> {
  state: ListState<Id>
  name: FilterName<Id>
  label: string
  /** The label of the option that doesn't filter. */
  all: string
  yes: string
  no: string
}

/** A filter for what is or isn't so. */
export function FlagFilter<Id extends ListOperation>({ state, name, label, all, yes, no }: FlagFilterProps<Id>) {
  return (
    <Select
      label={label}
      value={state.filter(name)}
      onChange={(event) => state.setFilter(name, event.target.value)}
      options={[
        { value: '', label: all },
        { value: 'true', label: yes },
        { value: 'false', label: no },
      ]}
    />
  )
}
