import { readFileSync } from 'node:fs';
import { fixtureSite } from './build.ts';

const sites = ['specification', 'municipality', 'smallest', 'minimal', 'variants'] as const;

export const siteTexts = Object.fromEntries(sites.map((name) => [name, readFileSync(fixtureSite(name), 'utf8')])) as Record<
  (typeof sites)[number],
  string
>;

const indented = (text: string, unit: string | number) => JSON.stringify(JSON.parse(text), null, unit);

/** Maps the lines of a text that end with a comma. */
const betweenLines = (text: string, replace: (line: string, index: number) => string) => text.split('\n').map(replace).join('\n');

/** Ways in which people and programs format the same JSON. */
export const writings: Record<string, (text: string) => string> = {
  'as it is': (text) => text,
  minified: (text) => indented(text, 0),
  'one line with spaces': (text) => indented(text, 1).replace(/\n\s*/g, ' '),
  tabs: (text) => indented(text, '\t'),
  'four spaces': (text) => indented(text, 4),
  'no indent': (text) => indented(text, 1).replace(/\n +/g, '\n'),
  'Windows lines': (text) => text.replaceAll('\n', '\r\n'),
  'a byte order mark': (text) => `\ufeff${text}`,
  'empty lines': (text) => `\n\n${betweenLines(text, (line, index) => (index % 7 === 3 ? `${line}\n\n   ` : line))}\n\n`,
  'empty lines everywhere': (text) => text.replaceAll('\n', '\n\n'),
  'commas first': (text) => indented(text, 2).replace(/,\n( *)/g, '\n$1, '),
  'spaces before colons': (text) => indented(text, 2).replace(/": /g, '" :  '),
  'letters by number': (text) =>
    text.replace(/[\u0080-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`),
  'capital numbers and slashes': (text) =>
    text
      .replace(/[\u0080-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`)
      .replaceAll('/', '\\/'),
  'ragged lines': (text) =>
    indented(text, 2).replace(/\n */g, (gap, at: number) => (at % 3 === 0 ? ' ' : gap + ' '.repeat(at % 5))),
};

export const writingNames = Object.keys(writings);

/** A site in one of the formats. */
export const formatSite = (site: keyof typeof siteTexts, writing: string) =>
  (writings[writing] ?? ((text) => text))(siteTexts[site]);

/** Value of a site file, with an optional byte order mark. */
export const valueOfText = (text: string) => JSON.parse(text.replace(/^\ufeff/, ''));
