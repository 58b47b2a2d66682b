import { DeskBar } from './desk-bar.tsx'
import { EmptyBox } from './empty-box.tsx'

export function Page() {
  return (
    <>
      <DeskBar title="Not found" />
      <main id="main" className="main">
        <EmptyBox>There is no such page at the desk.</EmptyBox>
      </main>
    </>
  )
}
