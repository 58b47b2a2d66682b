import { DeskBar } from '../shell/desk-bar.tsx'
import { EmptyBox } from '../shell/empty-box.tsx'

export function Page() {
  return (
    <>
      <DeskBar title="Report" />
      <main id="main" className="main">
        <EmptyBox>This report is not shown here yet.</EmptyBox>
      </main>
    </>
  )
}
