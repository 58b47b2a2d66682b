import { challengeReport, readDealReports, readMyReports, reportDeal } from './deal-reports.ts'
import type { Callable } from './define-callable.ts'
import { registerDevice, removeDevice } from './devices.ts'
import { readEmailPreferences, updateEmailPreferences } from './email-preferences.ts'
import { deleteMyAccount, exportMyData } from './my-data.ts'
import { readProfile, updateProfile } from './profile.ts'
import { readPushPreferences, updatePushPreferences } from './push-preferences.ts'
import { readVisitor } from './read-visitor.ts'
import { syncVisitorState } from './sync-visitor.ts'

/** Everything that can be called at `/functions/{name}`. */
export const callables: readonly Callable[] = [
  readVisitor,
  syncVisitorState,
  readProfile,
  updateProfile,
  registerDevice,
  removeDevice,
  reportDeal,
  challengeReport,
  readDealReports,
  readMyReports,
  readEmailPreferences,
  updateEmailPreferences,
  readPushPreferences,
  updatePushPreferences,
  exportMyData,
  deleteMyAccount,
]
