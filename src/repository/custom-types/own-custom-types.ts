import type { CustomType, CustomTypes, SharedSlice } from './custom-type.ts'
import dealSlice from './models/slices/deal.json' with { type: 'json' }
import quote from './models/slices/quote.json' with { type: 'json' }
import table from './models/slices/table.json' with { type: 'json' }
import text from './models/slices/text.json' with { type: 'json' }
import author from './models/types/author.json' with { type: 'json' }
import blogHome from './models/types/blog-home.json' with { type: 'json' }
import brand from './models/types/brand.json' with { type: 'json' }
import deal from './models/types/deal.json' with { type: 'json' }
import landing from './models/types/landing.json' with { type: 'json' }
import post from './models/types/post.json' with { type: 'json' }
import settings from './models/types/settings.json' with { type: 'json' }

/** The types that the site's own code reads: `documents.ts` is generated from them. */
export function ownCustomTypes(): CustomTypes {
  const types: CustomType[] = [deal, brand, author, post, landing, blogHome, settings]
  const slices = [text, quote, table, dealSlice] as SharedSlice[]
  return {
    types: new Map(types.map((type) => [type.id, type])),
    slices: new Map(slices.map((slice) => [slice.id, slice])),
  }
}
