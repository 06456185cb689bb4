import { createHash } from 'node:crypto';
import { deserialize, serialize } from 'node:v8';
import type { Plugin } from 'vite';
import type { Store } from '../../core/cache/store.ts';
import { longNameOf } from './class-names.ts';

/** Linaria's result for a module of the engine; without `code`, the module is left unchanged. */
interface CachedTransform {
  code?: string;
  /** Extracted styles; absent if there are none. */
  css?: string;
  /** Number of styles in the module. */
  styles: number;
}

/**
 * Linaria's results for modules of the engine, for the next bundle with custom code: they do not depend on the site, and take
 * ten times as long as the rest of the bundle.
 */
export interface TransformCache {
  previous: ReadonlyMap<string, CachedTransform>;
  /** Results used by the current bundle. */
  current: Map<string, CachedTransform>;
}

const keyOf = (packages: string) => `transforms ${packages}`;

/**
 * @param store cache of what does not depend on the site
 * @param packages hash of the packages that transformed the modules
 */
export async function loadTransformCache(store: Store, packages: string): Promise<TransformCache> {
  const bytes = await store.get(keyOf(packages));
  return { previous: bytes ? deserialize(bytes) : new Map(), current: new Map() };
}

export async function saveTransformCache(store: Store, packages: string, { previous, current }: TransformCache): Promise<void> {
  const isNew = [...current.keys()].some((key) => !previous.has(key));
  if (isNew) await store.put(keyOf(packages), serialize(current));
}

interface TransformCacheOptions {
  cache: TransformCache;
  /** Path of a module relative to the engine; undefined for a module of the site. */
  placeOf: (file: string) => string | undefined;
  /** Number of styles that Linaria has found in a module, by path. */
  styles: ReadonlyMap<string, number>;
}

const sheetOf = (file: string) => file.replace(/\.tsx?(?:\?.*)?$/, '.wyw-in-js.css');
const importOf = (file: string) => `\nimport ${JSON.stringify(sheetOf(file))};\n`;

/** Makes Linaria's plugin reuse cached results. */
export function withTransformCache(
  plugin: Plugin,
  { cache: { previous, current }, placeOf, styles }: TransformCacheOptions,
): Plugin {
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
      const cached = current.get(key) ?? previous.get(key);
      if (cached) {
        current.set(key, cached);
        for (let index = 0; index < cached.styles; index++) longNameOf({ index, file: place });
        if (cached.css !== undefined) sheets.set(sheetOf(file), cached.css);
        return cached.code === undefined
          ? undefined
          : { code: cached.css === undefined ? cached.code : cached.code + importOf(file), map: null };
      }
      const result = await transform.call(this, code, file, ...given);
      const transformed =
        typeof result === 'object' && result !== null && typeof result.code === 'string' ? result.code : undefined;
      const css = transformed?.endsWith(importOf(file)) ? await load.call(this, sheetOf(file)) : undefined;
      current.set(key, {
        styles: styles.get(place) ?? 0,
        ...(transformed !== undefined && {
          code: typeof css === 'string' ? transformed.slice(0, -importOf(file).length) : transformed,
        }),
        ...(typeof css === 'string' && { css }),
      });
      return result;
    },
  };
}
