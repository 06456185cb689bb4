import { escapeXml } from '../../core/util/escape-xml.ts';
import { codesOf, type InlineCode } from './codes.ts';
import type { ExchangeLanguages } from './exchange.ts';
import type { Unit } from './units.ts';

/** Characters that XML 1.0 forbids; pages do not show them either. */
const forbidden = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

/** Carriage returns are escaped, so that XML parsers do not normalise them. */
const xmlText = (text: string) => escapeXml(text.replaceAll(forbidden, '')).replaceAll('\r', '&#13;');

const attribute = (text: string) => xmlText(text).replaceAll('\n', '&#10;').replaceAll('\t', '&#9;');

/** XLIFF types of the marks. */
const types = {
  strong: 'bold',
  emphasis: 'italic',
  link: 'link',
  language: 'x-language',
  abbreviation: 'x-abbreviation',
  key: 'x-key',
  note: 'x-note',
  run: 'x-code',
  formula: 'x-code',
  subscript: 'x-subscript',
  superscript: 'x-superscript',
  struck: 'x-struck',
  break: 'lb',
  placeholder: 'x-placeholder',
};

/**
 * Inline elements, whose content translation tools protect. The content is the mark itself, so that tools without support for
 * inline elements, such as PO converters, keep it as text.
 */
function elementOf(code: InlineCode): string {
  if (code.is === 'words') return xmlText(code.text);
  const name = { begin: 'bpt', end: 'ept', alone: 'ph' }[code.is];
  const type = code.is === 'end' ? '' : ` ctype="${types[code.mark]}"`;
  return `<${name} id="${code.id}"${type}>${xmlText(code.text)}</${name}>`;
}

const content = (text: string, { hasMarks }: Unit) => codesOf(text, hasMarks).map(elementOf).join('');

/** What translators are asked to do, as XLIFF states. */
const states = { missing: '', stale: ' state="needs-review-translation"', unconfirmed: ' state="needs-review-translation"' };

function unitLines(unit: Unit): string[] {
  const { source, target, state, previous, places } = unit;
  const [first] = places;
  return [
    `<trans-unit id="${attribute(first?.pointer ?? '')}" xml:space="preserve">`,
    `  <source>${content(source, unit)}</source>`,
    ...(target === undefined ? [] : [`  <target${states[state]}>${content(target, unit)}</target>`]),
    ...places.map(
      ({ pointer }) =>
        `  <context-group purpose="location"><context context-type="sourcefile">${xmlText(pointer)}</context></context-group>`,
    ),
    `  <note from="developer">${xmlText(places.map(({ words }) => words).join('\n'))}</note>`,
    ...(previous === undefined
      ? []
      : [
          '  <alt-trans alttranstype="previous-version">',
          `    <source>${xmlText(previous)}</source>`,
          `    <target>${xmlText(target ?? '')}</target>`,
          '  </alt-trans>',
        ]),
    '</trans-unit>',
  ];
}

/**
 * Writes units as XLIFF 1.2, which all translation tools support; many do not support 2.0.
 * @param file name of the site file
 */
export function writeXliff(units: readonly Unit[], { source, target }: ExchangeLanguages, file: string): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">',
    `  <file original="${attribute(file)}" source-language="${attribute(source)}" target-language="${attribute(target)}" datatype="plaintext">`,
    '    <body>',
    ...units.flatMap((unit) => unitLines(unit).map((line) => `      ${line}`)),
    '    </body>',
    '  </file>',
    '</xliff>',
    '',
  ].join('\n');
}
