import { SavedTools } from '../profile/saved-tools.tsx'
import { ForgetDevice } from './forget-device.tsx'

export type DeviceTool = 'list' | 'forget'

type DeviceToolsProps = { what: DeviceTool; onForget: () => void }

/** What hardly anybody opens settings for; its code comes when somebody does. */
export function DeviceTools({ what, onForget }: DeviceToolsProps) {
  return what === 'list' ? <SavedTools /> : <ForgetDevice onForget={onForget} />
}
