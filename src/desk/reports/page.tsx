import { DeskBar } from '../shell/desk-bar.tsx'
import { EmptyBox } from '../shell/empty-box.tsx'

export function Page() {
  return (
    <>
      <DeskBar title="Partners" />
      <main id="main" className="main">
        <EmptyBox>No reports are shown here yet.</EmptyBox>
      </main>
    </>
  )
}
