import { DeskBar } from '../shell/desk-bar.tsx'
import { EmptyBox } from '../shell/empty-box.tsx'

export function Page() {
  return (
    <>
      <DeskBar title="Today" />
      <main id="main" className="main">
        <EmptyBox>Nothing needs a person.</EmptyBox>
      </main>
    </>
  )
}
