/** The package has no types. */
declare module 'heic-decode' {
  function decode(file: { buffer: Uint8Array }): Promise<{ width: number; height: number; data: Uint8ClampedArray<ArrayBuffer> }>;
  export = decode;
}
