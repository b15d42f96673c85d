import { describeDrawnOptions } from './describe-drawn-options.tsx'

describeDrawnOptions(10_000)
