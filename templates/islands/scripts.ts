import type { ComponentType } from 'react';
import type { InHtml } from './in-html.ts';

/** What the module of an island exports. */
export interface IslandModule {
  Island: ComponentType<never>;
  inHtml?: InHtml<Record<string, unknown>>;
}

/**
 * What the bundler tells the loader: the version in the names of all scripts but React's, the one in that, and the media
 * queries of islands that are hydrated only where one holds.
 */
export type ScriptNames = readonly [version: string, react: string, media: Readonly<Record<string, string>>];
