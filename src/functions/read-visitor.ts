import { nothingSchema } from '#visitor/schemas.ts'
import { defineAccountCallable } from './define-callable.ts'

export const readVisitor = defineAccountCallable({
  name: 'readVisitor',
  input: nothingSchema,
  limit: { rate: 2, burst: 60 },
  async run(_, { visitors, accountId }) {
    const { version, favourites, following } = await visitors.find(accountId)
    return {
      version,
      favDealsObj: Object.fromEntries([...favourites].map(([id, { value }]) => [id, value])),
      followingArray: [...following.keys()],
    }
  },
})
