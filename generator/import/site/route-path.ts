import { isFreePath, isShortPath } from '../../../templates/model/addresses/rules.ts';
import { longestSegment } from '../../../templates/schema/rules.ts';

/** Characters that no segment of a path may have. */
const notInSegments = /[\s/?#%\\:*"<>|\p{Cc}\p{Cf}\p{Cs}\p{Noncharacter_Code_Point}]+/gu;

const bytesOf = (text: string) => new TextEncoder().encode(text).length;

function cut(segment: string, most: number): string {
  let text = '';
  let bytes = 0;
  for (const character of segment) {
    bytes += bytesOf(character);
    if (bytes > most) break;
    text += character;
  }
  return text.replace(/[-.]+$/, '');
}

/** Segment of a path, without characters that addresses cannot have; may be empty. */
export function segmentOf(text: string): string {
  const plain = text
    .normalize('NFC')
    .toWellFormed()
    .replaceAll(notInSegments, '-')
    .replaceAll(/-{2,}/g, '-')
    .replaceAll(/^[-._]+|[-.]+$/g, '');
  // Room for a number that makes it unique.
  return cut(plain, longestSegment - 10).normalize('NFC');
}

const withoutEnding = (path: string) =>
  path.replace(/\/(?:index|default)\.(?:html?|php|aspx?)$/i, '/').replace(/\.(?:html?|php|aspx?)$/i, '');

/** Path of a page, from its old path; `/` if nothing of that can be kept. */
export function pathOf(oldPath: string): string {
  const segments = withoutEnding(oldPath)
    .split('/')
    .map(segmentOf)
    .filter((segment) => segment !== '');
  const free = segments.map((segment, index) => {
    const isFree = isFreePath(`/x/${segment}`) && (index > 0 || isFreePath(`/${segment}`));
    return isFree ? segment : `page-${segment.replaceAll('.', '-')}`;
  });
  while (free.length > 1 && !isShortPath(`/${free.join('/')}`)) free.shift();
  return `/${free.join('/')}`;
}

/** The wished path, or the first variant with a number that is free. */
export function freePath(wish: string, isFree: (path: string) => boolean): string {
  if (isFree(wish)) return wish;
  const start = wish === '/' ? '/page' : wish;
  for (let number = 2; ; number++) if (isFree(`${start}-${number}`)) return `${start}-${number}`;
}
