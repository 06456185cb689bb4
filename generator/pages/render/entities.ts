const references: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' };
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** What React does to text, and to what attributes say. */
export function encode(text: string): string {
  return /["'&<>]/.test(text) ? text.replaceAll(/["'&<>]/g, (character) => references[character] ?? character) : text;
}

/** Undoes what React does to text. */
export function decode(text: string): string {
  return text.includes('&') ? text.replaceAll(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => entities[name] ?? '') : text;
}
