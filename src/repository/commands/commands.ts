import { auditCommand } from './audit.ts'
import { checkCommand } from './check.ts'
import type { Command } from './command.ts'
import { exportCommand } from './export.ts'
import { historyCommand } from './history.ts'
import { importCommand } from './import.ts'
import { languageCommand } from './language.ts'
import { previewCommand } from './preview.ts'
import { publishCommand } from './publish.ts'
import { releaseCommand } from './release.ts'
import { restoreCommand } from './restore.ts'
import { scheduleCommand } from './schedule.ts'
import { statusCommand } from './status.ts'
import { tokenCommand } from './token.ts'
import { unpublishCommand } from './unpublish.ts'
import { webhookCommand } from './webhook.ts'

/** In the order of the help text. */
export const commands: Readonly<Record<string, Command>> = {
  import: importCommand,
  export: exportCommand,
  check: checkCommand,
  publish: publishCommand,
  unpublish: unpublishCommand,
  release: releaseCommand,
  schedule: scheduleCommand,
  language: languageCommand,
  preview: previewCommand,
  history: historyCommand,
  restore: restoreCommand,
  audit: auditCommand,
  token: tokenCommand,
  webhook: webhookCommand,
  status: statusCommand,
}
