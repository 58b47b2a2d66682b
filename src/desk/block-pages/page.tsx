import { DeskBar } from '../shell/desk-bar.tsx'
import { EmptyBox } from '../shell/empty-box.tsx'

export function Page() {
  return (
    <>
      <DeskBar title="Page" />
      <main id="main" className="main">
        <EmptyBox>This page cannot be edited here yet.</EmptyBox>
      </main>
    </>
  )
}
