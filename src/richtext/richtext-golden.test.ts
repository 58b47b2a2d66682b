import { expect, test } from 'vitest'
import type { Block } from '#lib/block-map.ts'
import { pageOf, renderBlocks, source, text } from '../../test/richtext-fixture.ts'

// One example of each block type with its complete markup. Class names are the contract.

type Golden = { block: Partial<Block>; below?: Partial<Block>[]; html: string }

const golden: Record<string, Golden> = {
  header: {
    block: { type: 'header', properties: text('One & two') },
    html: '<h2 class="notion-h1" id="p-one-two">One &amp; two</h2>',
  },
  'sub_header, coloured': {
    block: { type: 'sub_header', properties: text('A'), format: { block_color: 'teal' } },
    html: '<h2 class="notion-h2 notion-teal" id="p-a">A</h2>',
  },
  'sub_sub_header that opens': {
    block: { type: 'sub_sub_header', properties: text('A'), format: { toggleable: true } },
    below: [{ properties: text('inside') }],
    html:
      '<details class="notion-toggle"><summary><h2 class="notion-h3" id="p-a">A</h2></summary>' +
      '<div><p class="notion-text">inside</p></div></details>',
  },
  'text with a child': {
    block: { type: 'text', properties: text('A'), format: { block_color: 'red_background' } },
    below: [{ properties: text('B') }],
    html:
      '<p class="notion-text notion-red_background">A</p>' +
      '<div class="notion-indent"><p class="notion-text">B</p></div>',
  },
  'text without words': { block: { type: 'text' }, html: '<div class="notion-blank">\u00a0</div>' },
  'quote with a child': {
    block: { type: 'quote', properties: text('A') },
    below: [{ properties: text('B') }],
    html: '<blockquote class="notion-quote">A<p class="notion-text">B</p></blockquote>',
  },
  callout: {
    block: {
      type: 'callout',
      properties: text('A'),
      format: { page_icon: '💡', block_color: 'gray_background' },
    },
    below: [{ type: 'bulleted_list', properties: text('B') }],
    html:
      '<div class="notion-callout notion-gray_background notion-gray_background_co">' +
      '<div><span class="notion-emoji notion-page-icon" role="img" aria-label="💡">💡</span></div>' +
      '<div class="notion-callout-text">A<ul class="notion-list notion-list-disc"><li>B</li></ul></div></div>',
  },
  'to_do that is done, with one that is not': {
    block: { type: 'to_do', properties: { ...text('A'), checked: [['Yes']] } },
    below: [{ type: 'to_do', properties: { ...text('B'), checked: [['No']] } }],
    html:
      '<div class="notion-to-do"><label><input type="checkbox" disabled="" checked=""/><span>A</span></label>' +
      '<div class="notion-indent"><div class="notion-to-do"><label><input type="checkbox" disabled=""/><span>B</span></label></div></div></div>',
  },
  toggle: {
    block: { type: 'toggle', properties: text('A') },
    below: [{ properties: text('B') }],
    html: '<details class="notion-toggle"><summary>A</summary><div><p class="notion-text">B</p></div></details>',
  },
  'column_list and column': {
    block: { type: 'column_list' },
    below: [
      { type: 'column', format: { column_ratio: 0.625 } },
      { type: 'column', format: { column_ratio: 0.375 } },
    ],
    html:
      '<div class="notion-row"><div class="notion-column" style="width:calc((100% - 46px) * 0.625)"></div><div class="notion-spacer" style="width:46px"></div>' +
      '<div class="notion-column" style="width:calc((100% - 92px) * 0.375)"></div><div class="notion-spacer" style="width:46px"></div></div>',
  },
  'bulleted_list with numbers inside': {
    block: { type: 'bulleted_list', properties: text('A') },
    below: [
      { type: 'numbered_list', properties: text('B') },
      { type: 'numbered_list', properties: text('C') },
    ],
    html:
      '<ul class="notion-list notion-list-disc"><li>A<ol class="notion-list notion-list-numbered" start="1">' +
      '<li>B</li><li>C</li></ol></li></ul>',
  },
  'numbered_list that carries on': {
    block: { type: 'numbered_list', properties: text('A'), format: { list_start_index: 5 } },
    html: '<ol class="notion-list notion-list-numbered" start="5"><li>A</li></ol>',
  },
  'image with a ratio, a width and a caption': {
    block: {
      type: 'image',
      properties: source('data:image/png;base64,AA==', 'Kopi'),
      format: { block_width: 480, block_aspect_ratio: 0.5 },
    },
    html:
      '<figure class="notion-asset-wrapper" style="width:480px"><img class="notion-image-inset" src="data:image/png;base64,AA==" alt="Kopi" style="aspect-ratio:2" loading="lazy" decoding="async"/>' +
      '<figcaption class="notion-image-caption">Kopi</figcaption></figure>',
  },
  'image of our own, with its own words': {
    block: {
      type: 'image',
      properties: {
        ...source('/images/0123456789abcdef0123456789abcdef/kopi.png'),
        alt_text: [['A cup']],
      },
    },
    html: '<figure class="notion-asset-wrapper"><img src="/images/0123456789abcdef0123456789abcdef/kopi.png" alt="A cup" loading="lazy" decoding="async"/></figure>',
  },
  embed: {
    block: {
      type: 'embed',
      properties: source('https://maps.lobang.example/a', 'Map'),
      format: { block_width: 720, block_height: 360, block_page_width: true },
    },
    html:
      '<figure class="notion-asset-wrapper notion-embed"><div class="notion-embed-frame" style="aspect-ratio:2">' +
      '<p>Nothing has been loaded from maps.lobang.example yet.</p>' +
      '<iframe class="notion-image-inset" name="p-frame-1" title="Map" allow="fullscreen" referrerPolicy="strict-origin-when-cross-origin"></iframe></div>' +
      '<p class="notion-embed-links"><a href="https://maps.lobang.example/a" target="p-frame-1" aria-label="Load here: Map">Load here</a>' +
      '<a href="https://maps.lobang.example/a" rel="noopener noreferrer" aria-label="Open at maps.lobang.example: Map">Open at maps.lobang.example</a></p>' +
      '<figcaption class="notion-image-caption">Map</figcaption></figure>',
  },
  'embed of a host that is not allowed': {
    block: { type: 'embed', properties: source('https://elsewhere.example/a') },
    html: '<p class="notion-asset-wrapper"><a class="notion-link" href="https://elsewhere.example/a" rel="noopener noreferrer">https://elsewhere.example/a</a></p>',
  },
  'video that is a file': {
    block: {
      type: 'video',
      properties: source('https://media.lobang.example/a.mp4', 'Clip'),
      format: { block_aspect_ratio: 0.5625 },
    },
    html:
      '<figure class="notion-asset-wrapper"><video class="notion-image-inset" controls="" playsInline="" preload="none" src="https://media.lobang.example/a.mp4" aria-label="Clip" style="aspect-ratio:1.7778"></video>' +
      '<figcaption class="notion-image-caption">Clip</figcaption></figure>',
  },
  audio: {
    block: { type: 'audio', properties: source('https://media.lobang.example/a.mp3', 'Rain') },
    html:
      '<figure class="notion-asset-wrapper"><audio controls="" preload="none" src="https://media.lobang.example/a.mp3" aria-label="Rain"></audio>' +
      '<figcaption class="notion-image-caption">Rain</figcaption></figure>',
  },
  bookmark: {
    block: {
      type: 'bookmark',
      properties: {
        link: [['https://a.example/']],
        title: [['A']],
        description: [['About A']],
      },
      format: { block_color: 'blue', bookmark_icon: 'data:image/png;base64,AA==' },
    },
    html:
      '<div class="notion-row"><a class="notion-bookmark notion-blue" href="https://a.example/" rel="noopener noreferrer"><div>' +
      '<div class="notion-bookmark-title">A</div><div class="notion-bookmark-description">About A</div>' +
      '<div class="notion-bookmark-link"><img src="data:image/png;base64,AA==" alt=""/><div>https://a.example/</div></div></div></a></div>',
  },
  'code of several runs': {
    block: {
      type: 'code',
      properties: {
        title: [['let a'], [' = 1', [['b']]]],
        language: [['TypeScript']],
        caption: [['Listing']],
      },
    },
    html:
      '<figure class="notion-asset-wrapper"><pre class="notion-code language-typescript" tabindex="0"><code class="language-typescript">' +
      '<span class="hljs-keyword">let</span> a = <span class="hljs-number">1</span></code></pre>' +
      '<figcaption class="notion-image-caption">Listing</figcaption></figure>',
  },
  'code of an unknown language': {
    block: {
      type: 'code',
      properties: { title: [['<b>']], language: [['Plain Text']] },
      format: { code_wrap: true },
    },
    html: '<figure class="notion-asset-wrapper"><pre class="notion-code notion-code-wrap language-plain-text" tabindex="0"><code class="language-plain-text">&lt;b&gt;</code></pre></figure>',
  },
  equation: {
    block: { type: 'equation', properties: text('x^2') },
    html:
      '<div class="notion-equation"><span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML" display="block"><semantics><mrow><msup><mi>x</mi><mn>2</mn></msup></mrow>' +
      '<annotation encoding="application/x-tex">x^2</annotation></semantics></math></span></div>',
  },
  'equation that makes no sense': {
    block: { type: 'equation', properties: text('\\frac{<') },
    html: '<pre class="notion-code language-latex" tabindex="0"><code class="language-latex">\\frac{&lt;</code></pre>',
  },
  'table and table_row': {
    block: {
      type: 'table',
      format: {
        table_block_column_order: ['y', 'x'],
        table_block_column_header: true,
        table_block_row_header: true,
        table_block_column_format: { y: { width: 120 }, x: { color: 'yellow_background' } },
      },
    },
    below: [
      { type: 'table_row', properties: { x: [['X']], y: [['Y']] } },
      { type: 'table_row', properties: { y: [['1']] } },
    ],
    html:
      '<section class="notion-simple-table-wrapper" aria-label="Table: Y, X" tabindex="0"><table class="notion-simple-table"><colgroup><col style="width:120px"/><col/></colgroup><tbody>' +
      '<tr class="notion-simple-table-row"><th class="notion-simple-table-data" scope="col"><div class="notion-simple-table-header"><div class="notion-simple-table-cell-text">Y</div></div></th>' +
      '<th class="notion-simple-table-data notion-yellow_background" scope="col"><div class="notion-simple-table-header"><div class="notion-simple-table-cell-text">X</div></div></th></tr>' +
      '<tr class="notion-simple-table-row"><th class="notion-simple-table-data" scope="row"><div class="notion-simple-table-header"><div class="notion-simple-table-cell-text">1</div></div></th>' +
      '<td class="notion-simple-table-data notion-yellow_background"><div><div class="notion-simple-table-cell-text"></div></div></td></tr></tbody></table></section>',
  },
  divider: { block: { type: 'divider' }, html: '<hr class="notion-hr"/>' },
  transclusion_container: {
    block: { type: 'transclusion_container' },
    below: [{ properties: text('A') }],
    html: '<div class="notion-sync-block"><p class="notion-text">A</p></div>',
  },
  'collection_view, which is not supported': { block: { type: 'collection_view' }, html: '' },
}

test.for(Object.entries(golden))('a block: %s', ([, { block, below = [], html }]) => {
  const children = below.map((child, index) => [`c${index}`, { ...child, under: 'a' }])
  const map = pageOf({ a: block, ...Object.fromEntries(children) })

  expect(renderBlocks(map)).toBe(html)
})
