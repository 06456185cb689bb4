/** Decodes percent escapes of an address; returns it unchanged if some are malformed. */
export function decodedAddress(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}

/** Decodes a part of an address, such as a path segment; undefined for malformed escapes. */
export function decodedPart(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}
