// The package has no types of its own.
declare module 'wawoff2/decompress.js' {
  const decompress: (woff2: Uint8Array) => Promise<Uint8Array>
  // biome-ignore lint/style/noDefaultExport: it is what the package has.
  export default decompress
}

declare module 'wawoff2/compress.js' {
  const compress: (font: Uint8Array) => Promise<Uint8Array>
  // biome-ignore lint/style/noDefaultExport: it is what the package has.
  export default compress
}
