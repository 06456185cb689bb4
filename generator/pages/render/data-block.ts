/** Characters that could end the element or start another, and two line separators that older scripts reject. */
const dangerous = /[<>&\u2028\u2029]/g;

const escapeCharacter = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/**
 * A JSON data block in the head. Browsers never run it, so the script policy does not apply (CSP 3, 4.2). All characters with a
 * meaning in HTML are escaped, so content stays data.
 */
export function dataBlock(things: readonly unknown[]): string {
  const [thing, ...others] = things;
  const told = { '@context': 'https://schema.org', ...(others.length > 0 ? { '@graph': things } : (thing as object)) };
  const data = JSON.stringify(told).replaceAll(dangerous, escapeCharacter);
  return `<script type="application/ld+json">${data}</script>`;
}
