import type { Json } from '../../core/json/value.ts';

/** Texts in two languages that are this short together stand on one line. Characters. */
const shortLine = 60;

/** A text in two languages, on lines of their own. No text of JSON has a line end in it. */
const byLanguage = /\{\n *("ar": ".*"),\n *("en": ".*")\n *\}/g;

/** A site as text, as the editor goes on writing it. */
export function writeSite(site: Json): string {
  const inLine = (whole: string, arabic: string, english: string) =>
    arabic.length + english.length <= shortLine ? `{ ${arabic}, ${english} }` : whole;
  return `${JSON.stringify(site, null, 2).replaceAll(byLanguage, inLine)}\n`;
}
