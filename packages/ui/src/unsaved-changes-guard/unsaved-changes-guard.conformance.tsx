import { nowhere } from '../../testing/conformance/conformance.ts'
import { describeConformance } from '../../testing/conformance/describe-conformance.tsx'
import { UnsavedChangesGuard } from './unsaved-changes-guard.tsx'

describeConformance(UnsavedChangesGuard, {
  props: {},
  except: nowhere('it watches the page and draws nothing until it asks'),
})
