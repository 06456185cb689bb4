const escapes: Record<string, string> = { '&': '&amp;', "'": '&apos;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };

/** A text within XML, also within an attribute. */
export function escapeXml(text: string): string {
  return text.replaceAll(/[&'"<>]/g, (character) => escapes[character] ?? '');
}
