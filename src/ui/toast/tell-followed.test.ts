import { expect, test, vi } from 'vitest'
import { showToast, type Toast } from './show-toast.ts'
import { tellFollowed } from './tell-followed.ts'

vi.mock('./show-toast.ts', () => ({ showToast: vi.fn<(toast: Toast) => void>() }))

/** The message after a tap, and what its Undo does. */
function told(wasFollowing: boolean) {
  const follow = vi.fn()
  const unfollow = vi.fn()
  tellFollowed({ id: 'suria', name: 'Warung Suria', wasFollowing, actions: { follow, unfollow } })
  const toast = vi.mocked(showToast).mock.lastCall?.[0]
  toast?.undo()
  return { ...toast, followed: follow.mock.calls, unfollowed: unfollow.mock.calls }
}

test('following says what happens next, how to undo it, and where to get alerts', () => {
  expect(told(false)).toMatchObject({
    text: 'Following Warung Suria: its new deals are on your home page.',
    link: { href: '/account/settings#messages', text: 'Alerts' },
    followed: [],
    unfollowed: [['suria']],
  })
})

test('unfollowing says so, and Undo follows again', () => {
  const { text, link, followed } = told(true)

  expect([text, link, followed]).toEqual([
    'You no longer follow Warung Suria.',
    undefined,
    [['suria']],
  ])
})
