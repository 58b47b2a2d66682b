import { createRoot } from 'react-dom/client'
import '#ui/base.css'
import '#ui/content.css'
import '#ui/palettes.css'
import './styles/desk.css'
import './styles/parts.css'
import './styles/avatars.css'
import './styles/boxes.css'
import './styles/frame.css'
import './styles/bottom-bar.css'
import './styles/overlays.css'
import './styles/door.css'
import './styles/fields.css'
import './styles/form.css'
import { DeskApp } from './shell/desk-app.tsx'
import { type OpenPage, openPage } from './shell/open-page.ts'
import { PartBoundary } from './shell/part-boundary.tsx'

const element = document.getElementById('desk')
// Starts once the page's code has loaded. Nothing is shown before; then the page is drawn at once, because the document has
// brought the answers that it needs first.
if (element) void openPage(new URL(location.href)).then((first) => draw(element, first))

function draw(element: HTMLElement, first: OpenPage): void {
  createRoot(element).render(
    <PartBoundary name="The desk">
      <DeskApp first={first} />
    </PartBoundary>,
  )
}
