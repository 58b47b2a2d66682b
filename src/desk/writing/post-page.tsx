import { DeskBar } from '../shell/desk-bar.tsx'
import { EmptyBox } from '../shell/empty-box.tsx'

export function Page() {
  return (
    <>
      <DeskBar title="Writing" />
      <main id="main" className="main">
        <EmptyBox>This post cannot be edited here yet.</EmptyBox>
      </main>
    </>
  )
}
