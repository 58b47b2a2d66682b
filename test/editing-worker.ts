// node test/editing-worker.ts TARGET ACTION STEP: does one thing as a process of the site would, and kills itself
// before its statement number STEP. Says on standard output when it is about to begin.
import { openDatabase } from '../src/db/database.ts'
import { countStatements, type EditingAction, editingActions } from './editing-actions.ts'

const [target = '', action = '', step = ''] = process.argv.slice(2)

const db = countStatements(openDatabase(target), (number) => {
  if (number === Number(step)) process.kill(process.pid, 'SIGKILL')
})
process.stdout.write('begins\n')
await editingActions[action as EditingAction](db)
await db.destroy()
