import { DeskBar } from '../shell/desk-bar.tsx'
import { EmptyBox } from '../shell/empty-box.tsx'

export function Page() {
  return (
    <>
      <DeskBar title="People" />
      <main id="main" className="main">
        <EmptyBox>Nobody is shown here yet.</EmptyBox>
      </main>
    </>
  )
}
