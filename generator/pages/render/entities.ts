const references: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' };
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** Escapes text and attribute values as React does. */
export function encode(text: string): string {
  return /["'&<>]/.test(text) ? text.replaceAll(/["'&<>]/g, (character) => references[character] ?? character) : text;
}

/** Reverses React's escaping. */
export function decode(text: string): string {
  return text.includes('&') ? text.replaceAll(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => entities[name] ?? '') : text;
}
