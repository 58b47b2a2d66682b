import { expect, test } from 'vitest'
import { findImportedNames } from '../scripts/prune-react.ts'

test('the names that a file imports are found, on one line or several, and types are none', () => {
  const source = `import type { ReactNode } from 'react'
import type React from 'react'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import {
  memo,
  use as read,
} from 'react'
`

  expect(findImportedNames('react', source)).toEqual(
    new Set(['useState', 'memo', 'use', 'as', 'read']),
  )
  expect(findImportedNames('react-dom', source)).toEqual(new Set())
})

test.each([
  `import React from 'react'`,
  `import React, { useState } from 'react'`,
  `import * as React from 'react'`,
  `import { default as React } from 'react'`,
  `import { useState } from "react"`,
  `import{useState}from'react'`,
  `export { memo } from 'react'`,
  `export * from 'react'`,
  `const React = await import('react')`,
  `const React = require('react')`,
  `import { useState } from 'react'\nimport * as React from 'react'`,
])('%j does not list its names, and is refused', (source) => {
  expect(findImportedNames('react', source)).toBeNull()
})
