import { DeskBar } from '../shell/desk-bar.tsx'
import { EmptyBox } from '../shell/empty-box.tsx'

export function Page() {
  return (
    <>
      <DeskBar title="History" />
      <main id="main" className="main">
        <EmptyBox>No history is shown here yet.</EmptyBox>
      </main>
    </>
  )
}
