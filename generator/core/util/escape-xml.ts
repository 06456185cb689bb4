const escapes: Record<string, string> = { '&': '&amp;', "'": '&apos;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };

/** Escapes text for XML, including attributes. */
export function escapeXml(text: string): string {
  return text.replaceAll(/[&'"<>]/g, (character) => escapes[character] ?? '');
}
