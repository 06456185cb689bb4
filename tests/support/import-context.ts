import type { ConvertContext } from '../../generator/import/convert/base/context.ts';
import { convertWords } from '../../generator/import/convert/base/words.ts';
import { noLosses } from '../../generator/import/model/losses.ts';

/**
 * A site with a page `/page`, pictures and files; addresses with `missing` or `lost` are not to be had.
 * @param path of the document
 */
export function importContext(changes: Partial<ConvertContext> = {}, path = '/page'): ConvertContext {
  return {
    language: 'ar',
    resolveLink(href) {
      if (href.startsWith('#')) return { href: `${path}${href}` };
      return /^(?:https?:|mailto:|\/page|\/files\/)/.test(href) ? { href: href.replaceAll(' ', '%20') } : undefined;
    },
    resolvePicture({ address }) {
      if (address.includes('lost')) return undefined;
      return { src: 'picture.svg', width: 4, height: 3, isPlaceholder: address.includes('missing') };
    },
    resolveFile(address) {
      const ending = /\.(\w+)$/.exec(address)?.[1] ?? '';
      const kind = ({ mp4: 'video', mp3: 'audio', pdf: 'document', exe: 'document' } as const)[ending];
      if (address.includes('missing') || !kind) return undefined;
      return ending === 'exe' ? { href: 'https://example.org/c.exe' } : { file: `files/a.${ending}`, kind };
    },
    words: convertWords.ar,
    losses: noLosses(),
    ids: new Map(),
    ...changes,
  };
}
