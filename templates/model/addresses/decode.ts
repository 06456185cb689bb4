/** An address with its escapes decoded; one with malformed escapes as it is. */
export function decodedAddress(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}

/** A part of an address, such as a segment of its path, decoded; undefined for malformed escapes. */
export function decodedPart(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}
