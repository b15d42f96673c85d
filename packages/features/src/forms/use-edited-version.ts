import { ApiError } from '@chonoi/api-client'
import { useState } from 'react'
import { editedFields, mergeEdits } from './merge-edits.ts'

interface Options<Version, Fields> {
  /** The version that the form shows at first. */
  initial: Version
  fieldsOf: (version: Version) => Fields
  /** Saves the fields that were changed since the version was read. */
  save: (fields: Fields, changed: readonly (keyof Fields)[], version: Version) => Promise<Version>
}

interface Conflict<Version, Fields> {
  theirs: Version
  own: Fields
  names: readonly (keyof Fields)[]
}

/**
 * The version that a form edits while others edit it too. Changes of other fields are laid over the version that somebody
 * saved meanwhile; fields that both changed are a conflict, which a person decides.
 */
export function useEditedVersion<Version, Fields extends object>({
  initial,
  fieldsOf,
  save,
}: Options<Version, Fields>) {
  const [edited, setEdited] = useState(initial)
  const [conflict, setConflict] = useState<Conflict<Version, Fields>>()

  function take(version: Version) {
    setEdited(version)
    setConflict(undefined)
  }

  /** Undefined when there is a conflict. */
  async function submit(fields: Fields): Promise<Version | undefined> {
    let version = edited
    let own = fields
    for (;;) {
      try {
        const saved = await save(own, editedFields(fieldsOf(version), own), version)
        take(saved)
        return saved
      } catch (error) {
        const theirs = savedMeanwhile<Version>(error)
        if (!theirs) throw error
        const { merged, disputed } = mergeEdits(fieldsOf(version), own, fieldsOf(theirs))
        if (disputed.length > 0) {
          setConflict({ theirs, own, names: disputed })
          return undefined
        }
        version = theirs
        own = merged
      }
    }
  }

  return {
    edited,
    conflict,
    submit,
    take,
    /** The fields that the next save stores: one's own changes over their version, which has been seen. */
    keepOwn({ theirs, own }: Conflict<Version, Fields>): Fields {
      const { merged } = mergeEdits(fieldsOf(edited), own, fieldsOf(theirs))
      take(theirs)
      return merged
    },
  }
}

const changedMeanwhile: readonly string[] = ['platform.settings_changed', 'tenant.settings_changed']

function savedMeanwhile<Version>(error: unknown): Version | undefined {
  if (!(error instanceof ApiError) || !changedMeanwhile.includes(error.code)) return undefined
  return error.details?.current as Version | undefined
}
