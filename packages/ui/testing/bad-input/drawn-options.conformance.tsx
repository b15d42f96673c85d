import { describeDrawnOptions } from './describe-drawn-options.tsx'

describeDrawnOptions(500)
