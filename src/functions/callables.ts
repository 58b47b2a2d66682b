import { challengeReport, readDealReports, readMyReports, reportDeal } from './deal-reports.ts'
import type { Callable } from './define-callable.ts'
import { registerDevice, removeDevice } from './devices.ts'
import { deleteMyAccount, exportMyData } from './my-data.ts'
import {
  readEmailPreferences,
  readPushPreferences,
  updateEmailPreferences,
  updatePushPreferences,
} from './preferences.ts'
import { readProfile, updateProfile } from './profile.ts'
import { readVisitor, syncVisitorState } from './sync-visitor.ts'

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
