// node scripts/write-document-types.ts: writes src/repository/documents.ts after a change of a custom type.
import { writeFileSync } from 'node:fs'
import { documentsFile, generatedSource } from './document-types.ts'

writeFileSync(documentsFile, generatedSource())
