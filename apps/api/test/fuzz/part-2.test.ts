import { fuzzPart } from './fuzz.ts'

fuzzPart(import.meta.filename)
