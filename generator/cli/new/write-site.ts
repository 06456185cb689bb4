import type { Json } from '../../core/json/value.ts';

/** Maximum length of a pair of texts in two languages on one line. Characters. */
const shortLine = 60;

/** A text in two languages on separate lines. JSON strings contain no line breaks. */
const byLanguage = /\{\n *("ar": ".*"),\n *("en": ".*")\n *\}/g;

/** Formats a site as the editor does. */
export function writeSite(site: Json): string {
  const inLine = (whole: string, arabic: string, english: string) =>
    arabic.length + english.length <= shortLine ? `{ ${arabic}, ${english} }` : whole;
  return `${JSON.stringify(site, null, 2).replaceAll(byLanguage, inLine)}\n`;
}
