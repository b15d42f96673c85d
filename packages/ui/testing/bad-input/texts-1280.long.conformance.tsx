import { describeTexts } from './describe-texts.ts'

describeTexts(1280)
