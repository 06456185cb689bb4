import { createHash } from 'node:crypto';
import { deserialize, serialize } from 'node:v8';
import type { Plugin } from 'vite';
import type { Store } from '../../core/cache/store.ts';
import { longNameOf } from './class-names.ts';

/** What Linaria makes of a module of the engine; without `code` it leaves it as it is. */
interface Transformed {
  code?: string;
  /** Its sheet; absent where it has none. */
  css?: string;
  /** How many styles it has. */
  styles: number;
}

/**
 * What Linaria has made of modules of the engine, for the next bundle with code of a site: it is the same whatever the site has, and
 * takes ten times as long as all else.
 */
export interface KeptTransforms {
  former: ReadonlyMap<string, Transformed>;
  /** Those of this bundle. */
  used: Map<string, Transformed>;
}

const keyOf = (packages: string) => `transforms ${packages}`;

/** @param store of what does not depend on the site @param packages names those that it was made with */
export async function readTransforms(store: Store, packages: string): Promise<KeptTransforms> {
  const bytes = await store.get(keyOf(packages));
  return { former: bytes ? deserialize(bytes) : new Map(), used: new Map() };
}

export async function writeTransforms(store: Store, packages: string, { former, used }: KeptTransforms): Promise<void> {
  const isNew = [...used.keys()].some((key) => !former.has(key));
  if (isNew) await store.put(keyOf(packages), serialize(used));
}

interface KeepOptions {
  kept: KeptTransforms;
  /** The path of a module in the engine; undefined for one of the site. */
  placeOf: (file: string) => string | undefined;
  /** How many styles Linaria has met in a module, by its path. */
  styles: ReadonlyMap<string, number>;
}

const sheetOf = (file: string) => file.replace(/\.tsx?(?:\?.*)?$/, '.wyw-in-js.css');
const importOf = (file: string) => `\nimport ${JSON.stringify(sheetOf(file))};\n`;

/** Has the plugin of Linaria transform what it has not transformed before. */
export function keepTransforms(plugin: Plugin, { kept: { former, used }, placeOf, styles }: KeepOptions): Plugin {
  const { transform, load, resolveId } = plugin;
  if (typeof transform !== 'function' || typeof load !== 'function' || typeof resolveId !== 'function')
    throw new Error('The plugin of wyw-in-js has other functions than it had.');
  const sheets = new Map<string, string>();
  return {
    ...plugin,
    resolveId(source, ...given) {
      return sheets.has(source) ? source : resolveId.call(this, source, ...given);
    },
    load(id, ...given) {
      return sheets.get(id) ?? load.call(this, id, ...given);
    },
    async transform(code, file, ...given) {
      const place = placeOf(file);
      if (place === undefined) return transform.call(this, code, file, ...given);
      const key = createHash('sha256').update(`${place}\0${code}`).digest('base64url');
      const known = used.get(key) ?? former.get(key);
      if (known) {
        used.set(key, known);
        for (let index = 0; index < known.styles; index++) longNameOf({ index, file: place });
        if (known.css !== undefined) sheets.set(sheetOf(file), known.css);
        return known.code === undefined
          ? undefined
          : { code: known.css === undefined ? known.code : known.code + importOf(file), map: null };
      }
      const result = await transform.call(this, code, file, ...given);
      const made = typeof result === 'object' && result !== null && typeof result.code === 'string' ? result.code : undefined;
      const css = made?.endsWith(importOf(file)) ? await load.call(this, sheetOf(file)) : undefined;
      used.set(key, {
        styles: styles.get(place) ?? 0,
        ...(made !== undefined && { code: typeof css === 'string' ? made.slice(0, -importOf(file).length) : made }),
        ...(typeof css === 'string' && { css }),
      });
      return result;
    },
  };
}
