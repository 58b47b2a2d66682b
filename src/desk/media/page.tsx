import { DeskBar } from '../shell/desk-bar.tsx'
import { EmptyBox } from '../shell/empty-box.tsx'

export function Page() {
  return (
    <>
      <DeskBar title="Media" />
      <main id="main" className="main">
        <EmptyBox>No pictures are shown here yet.</EmptyBox>
      </main>
    </>
  )
}
