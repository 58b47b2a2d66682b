import type { PageLoader } from '../../server/page-loader.ts'
import type { SettingsPayload } from '../payload.ts'

export const loader: PageLoader<SettingsPayload> = async () => ({})
