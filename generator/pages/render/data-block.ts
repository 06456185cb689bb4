/** What could end the element, or begin another, and the two line ends that older scripts do not take. */
const dangerous = /[<>&\u2028\u2029]/g;

const escapeCharacter = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/**
 * Data for programs as an element of the head. Browsers never run it, so no script policy is about it (CSP 3, 4.2), and
 * whatever the content holds, it stays data: no character that HTML gives a meaning is left in it.
 */
export function dataBlock(things: readonly unknown[]): string {
  const [thing, ...others] = things;
  const told = { '@context': 'https://schema.org', ...(others.length > 0 ? { '@graph': things } : (thing as object)) };
  const data = JSON.stringify(told).replaceAll(dangerous, escapeCharacter);
  return `<script type="application/ld+json">${data}</script>`;
}
