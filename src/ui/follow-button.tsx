import { answerFollow } from './answer-tap.ts'
import button from './button.module.css'
import { Icon } from './icon.tsx'
import { useVisitor } from './visitor.ts'

type FollowButtonProps = {
  /** The id in the visitor's `followingArray`. */
  id: string
  name: string
  /** Shows only the icon, for many buttons side by side. */
  compact?: boolean
}

export function FollowButton({ id, name, compact = false }: FollowButtonProps) {
  const { state, actions } = useVisitor()
  const following = state.followingArray ? state.followingArray.includes(id) : false
  const toggle = () => {
    if (following) actions.unfollow(id)
    else actions.follow(id)
    answerFollow({ id, name, wasFollowing: following, actions })
  }
  return (
    <button
      type="button"
      className={button.button}
      data-look="quiet"
      aria-pressed={following}
      onClick={toggle}
    >
      <Icon name={following ? 'check' : 'plus'} />
      <span className={compact ? 'sr' : undefined}>{following ? 'Following' : 'Follow'}</span>
      <span className="sr">{` ${name}`}</span>
    </button>
  )
}
