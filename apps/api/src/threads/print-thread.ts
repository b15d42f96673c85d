import type { PrintedDocument } from '../ports/document.ts'
import { pdfDocuments } from '../ports/document-printer.ts'
import { answerTasks } from './answer-tasks.ts'

const printer = pdfDocuments()
answerTasks((document: PrintedDocument) => printer.print(document))
