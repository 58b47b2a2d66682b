import { useState } from 'react'
import { callDesk, DeskError } from '../call-desk.ts'
import { Button } from '../shell/button.tsx'
import { useDesk } from '../shell/desk-context.ts'
import { TextField } from '../shell/form/text-field.tsx'
import type { FocusPoint, MediaItem } from '../wire/media.ts'
import { MIDDLE } from './crops.ts'
import { FocusPicker } from './focus-picker.tsx'

type MediaTileProps = { item: MediaItem; mayChange: boolean; onChanged: () => Promise<void> }

/** A picture with its text. A picture without one asks for it. */
export function MediaTile({ item, mayChange, onChanged }: MediaTileProps) {
  const { toast } = useDesk()
  const [alt, setAlt] = useState(item.alt ?? '')
  const [focus, setFocus] = useState<FocusPoint | null>(null)
  const isChanged = alt.trim() !== (item.alt ?? '')

  async function run(
    act: 'describe' | 'focus' | 'remove',
    body: object,
    said: string,
  ): Promise<void> {
    try {
      await callDesk('POST', `/pictures/${item.id}/${act}`, body)
      toast(said)
      await onChanged()
    } catch (error) {
      if (error instanceof DeskError) toast(error.message)
    }
  }

  return (
    <li className="box tile">
      {focus ? (
        <FocusPicker {...item} focus={focus} onChange={setFocus} />
      ) : (
        <img src={item.thumb} alt={item.alt ?? ''} loading="lazy" />
      )}
      <div className="pad col">
        {item.isUploaded && mayChange ? (
          <TextField
            label="What it shows"
            value={alt}
            placeholder="Alternative text for screen readers"
            onChange={setAlt}
          />
        ) : (
          <p className="sm">{item.alt ?? 'No alternative text'}</p>
        )}
        <p className="meta">
          {item.width} × {item.height} · {sayUses(item.uses)}
        </p>
        {item.isUploaded && mayChange && (
          <div className="bs">
            <Button
              disabled={!isChanged || alt.trim() === ''}
              onClick={() => void run('describe', { alt }, 'Saved.')}
            >
              Save the text
            </Button>
            {focus ? (
              <Button
                look="go"
                onClick={() => {
                  setFocus(null)
                  void run('focus', focus, 'Crops follow the point from now on.')
                }}
              >
                Save the point
              </Button>
            ) : (
              <Button onClick={() => setFocus(item.focus ?? MIDDLE)}>Focus point</Button>
            )}
            <Button
              look="bare"
              disabled={item.uses > 0}
              title={item.uses > 0 ? 'Documents show it' : undefined}
              onClick={() => void run('remove', {}, 'Removed from the media.')}
            >
              Remove
            </Button>
          </div>
        )}
      </div>
    </li>
  )
}

function sayUses(uses: number): string {
  if (uses === 0) return 'Unused'
  return uses === 1 ? 'Used once' : `Used ${uses} times`
}
