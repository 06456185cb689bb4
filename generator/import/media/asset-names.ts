import { decodedPart } from '../../../templates/model/addresses/decode.ts';
import { isDeviceName, safeName } from '../../assets/files/safe-name.ts';
import { isSampleFile } from '../../content/site/samples.ts';
import { latinName } from '../../editor/document/latin-name.ts';

/** Names that are kept as they are: portable, and without anything that addresses would escape. */
const goodName = /^[a-z\d][a-z\d_-]{0,59}$/i;

const arabic = /\p{Script=Arabic}/u;

/** File name in an address: decoded, in composed form, without query; empty if there is none. */
export function nameInAddress(address: string): string {
  if (/^data:/i.test(address)) return '';
  const path = address.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '').replace(/[?#].*$/s, '');
  const last = path.split(/[/\\]/).at(-1) ?? '';
  return (decodedPart(last) ?? last).split(/[/\\]/).at(-1)?.normalize('NFC').toWellFormed() ?? '';
}

export const withoutEnding = (name: string) => name.replace(/\.[a-z\d]{1,5}$/i, '');

/** Whether a program has only numbered a picture, as Word does: its description says more. */
export const isNumbered = (name: string): boolean => /^image\d+$/i.test(name);

/** Words of a file name, if it was written in Arabic letters: they describe the file, which its new name no longer does. */
export function titleInName(name: string): string | undefined {
  const words = withoutEnding(name)
    .replaceAll(/[-_+.\s]+/g, ' ')
    .trim();
  return arabic.test(words) ? words : undefined;
}

/** Portable name without extension. @param wishes names and texts; the first that gives a name is taken */
export function stemFor(wishes: readonly string[], fallback: string): string {
  for (const wish of wishes) {
    if (goodName.test(wish) && !isDeviceName(wish)) return wish;
    const latin = arabic.test(wish) ? latinName(wish.replaceAll('_', ' ')) : wish;
    const name = safeName(latin, '');
    if (name !== '') return safeName(latin, fallback);
  }
  return fallback;
}

/** Names under `assets/`, each given once, whatever its case. */
export class AssetNames {
  readonly #used = new Set<string>();

  /** Keeps a name from being given. */
  reserve(asset: string): void {
    this.#used.add(asset.toLowerCase());
  }

  /** First free name. @param folder with `/` at the end */
  give(folder: string, stem: string, ending: string): string {
    for (let number = 1; ; number++) {
      const asset = `${folder}${stem}${number === 1 ? '' : `-${number}`}.${ending}`;
      if (this.#used.has(asset.toLowerCase()) || isSampleFile(asset)) continue;
      this.reserve(asset);
      return asset;
    }
  }
}
