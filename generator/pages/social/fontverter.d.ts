/** The package has no types. */
declare module 'fontverter' {
  const fontverter: { convert: (font: Uint8Array, format: 'sfnt' | 'woff' | 'woff2') => Promise<Uint8Array> };
  // biome-ignore lint/style/noDefaultExport: what it exports is its default
  export default fontverter;
}
