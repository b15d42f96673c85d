import { nowhere } from '../../testing/conformance/conformance.ts'
import { describeConformance } from '../../testing/conformance/describe-conformance.tsx'
import { CommandPalette } from './command-palette.tsx'

describeConformance(CommandPalette, {
  props: {},
  except: nowhere('it is a dialog with given parts and takes the props that it names'),
})
