import { childOf, type XmlElement } from '../office/xml.ts';

/** Format of a run of characters; absent: not stated. */
export interface RunFormat {
  bold?: boolean;
  boldComplex?: boolean;
  italic?: boolean;
  italicComplex?: boolean;
  struck?: boolean;
  hidden?: boolean;
  vertical?: 'subscript' | 'superscript' | 'baseline';
  isRtl?: boolean;
  isCode?: boolean;
  /** Name of the font. */
  font?: string;
  /** Languages of Latin and of complex scripts, as the run itself states them. */
  language?: { latin?: string; complex?: string };
}

const monospaced =
  /^(?:courier|consolas|menlo|monaco|lucida console|cascadia|source code|fira (?:code|mono)|jetbrains|ubuntu mono|dejavu sans mono|liberation mono|roboto mono|ibm plex mono|andale mono|sf mono|kawkab mono)/i;

/** Whether an on-off property is on; undefined if it is not stated. */
export function readToggle(element: XmlElement | undefined): boolean | undefined {
  if (!element) return undefined;
  return !['0', 'false', 'off'].includes(element.attributes['w:val'] ?? 'true');
}

/** LibreOffice lowers and raises text by half points. */
function positionOf(value: string | undefined): RunFormat['vertical'] {
  const points = Number(value ?? 0);
  return points < 0 ? 'subscript' : points > 0 ? 'superscript' : undefined;
}

function verticalOf(value: string | undefined): RunFormat['vertical'] {
  return value === 'subscript' || value === 'superscript' || value === 'baseline' ? value : undefined;
}

/** Format that properties of a run state. */
export function readRunFormat(properties: XmlElement | undefined): RunFormat {
  if (!properties) return {};
  const on = (name: string) => readToggle(childOf(properties, name));
  const fonts = childOf(properties, 'w:rFonts')?.attributes;
  const language = childOf(properties, 'w:lang')?.attributes;
  const font = fonts?.['w:ascii'] ?? fonts?.['w:hAnsi'] ?? fonts?.['w:cs'];
  const stated: RunFormat = {
    bold: on('w:b'),
    boldComplex: on('w:bCs'),
    italic: on('w:i'),
    italicComplex: on('w:iCs'),
    struck: on('w:strike') ?? on('w:dstrike'),
    hidden: on('w:vanish') ?? on('w:webHidden'),
    vertical:
      verticalOf(childOf(properties, 'w:vertAlign')?.attributes['w:val']) ??
      (childOf(properties, 'w:sz') && positionOf(childOf(properties, 'w:position')?.attributes['w:val'])),
    isRtl: on('w:rtl') ?? on('w:cs'),
    isCode: font === undefined ? undefined : monospaced.test(font),
    font,
    language: language && { latin: language['w:val'], complex: language['w:bidi'] },
  };
  return Object.fromEntries(Object.entries(stated).filter(([, value]) => value !== undefined));
}
