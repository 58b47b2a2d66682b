import { DeskBar } from '../shell/desk-bar.tsx'
import { EmptyBox } from '../shell/empty-box.tsx'

export function Page() {
  return (
    <>
      <DeskBar title="Audit log" />
      <main id="main" className="main">
        <EmptyBox>Nothing is shown here yet.</EmptyBox>
      </main>
    </>
  )
}
