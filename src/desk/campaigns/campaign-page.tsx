import { DeskBar } from '../shell/desk-bar.tsx'
import { EmptyBox } from '../shell/empty-box.tsx'

export function Page() {
  return (
    <>
      <DeskBar title="Campaign" />
      <main id="main" className="main">
        <EmptyBox>This campaign is not shown here yet.</EmptyBox>
      </main>
    </>
  )
}
