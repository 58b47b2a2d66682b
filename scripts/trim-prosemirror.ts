import { type Plugin, parseAst } from 'vite'

const PACKAGES = /\/prosemirror-(model|state|transform)\/dist\/index\.js$/
/**
 * The desk stores blocks of its own, and sends no steps: nothing of ProseMirror is turned into JSON or read from it. Its texts
 * for people who debug are not shown either.
 */
const UNUSED = ['toJSON', 'fromJSON', 'toString']

/** Takes methods that the desk never calls out of ProseMirror. Bundlers keep every method of a class. */
export function trimProsemirror(): Plugin {
  return {
    name: 'trim-prosemirror',
    transform: {
      filter: { id: PACKAGES },
      handler: (code) => ({ code: withoutMethods(code), map: null }),
    },
  }
}

export function withoutMethods(code: string): string {
  const cuts = parseAst(code)
    .body.flatMap(findClass)
    .flatMap(({ body }) => body.body)
    .filter(
      (member) =>
        member.type === 'MethodDefinition' &&
        member.key.type === 'Identifier' &&
        UNUSED.includes(member.key.name),
    )
  return cuts
    .toReversed()
    .reduce((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), code)
}

type Statement = ReturnType<typeof parseAst>['body'][number]

function findClass(statement: Statement) {
  const inner = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
  return inner?.type === 'ClassDeclaration' ? [inner] : []
}
