import { DeskPage } from './desk-page.tsx'
import { EmptyBox } from './empty-box.tsx'

export function Page() {
  return (
    <DeskPage title="Not found">
      <EmptyBox>There is no such page at the desk.</EmptyBox>
    </DeskPage>
  )
}
