import { DeskBar } from '../shell/desk-bar.tsx'
import { EmptyBox } from '../shell/empty-box.tsx'

export function Page() {
  return (
    <>
      <DeskBar title="Deals" />
      <main id="main" className="main">
        <EmptyBox>No deals are shown here yet.</EmptyBox>
      </main>
    </>
  )
}
