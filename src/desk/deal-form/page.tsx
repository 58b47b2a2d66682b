import { DeskBar } from '../shell/desk-bar.tsx'
import { EmptyBox } from '../shell/empty-box.tsx'

export function Page() {
  return (
    <>
      <DeskBar title="Deal" />
      <main id="main" className="main">
        <EmptyBox>This deal cannot be edited here yet.</EmptyBox>
      </main>
    </>
  )
}
