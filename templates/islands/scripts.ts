import type { ComponentType } from 'react';
import type { IslandName } from '../registry/islands.ts';
import { menuFolded } from '../theme/tokens.ts';
import type { InHtml } from './in-html.ts';

/** What the module of an island exports. */
export interface IslandModule {
  Island: ComponentType<never>;
  inHtml?: InHtml<Record<string, unknown>>;
}

/** Islands that are hydrated only where a media query holds: a plain row of links needs no script. */
export const islandMedia: Partial<Record<IslandName, string>> = { menu: menuFolded };

/** What the bundler tells the loader: the version in the names of all scripts but React's, the one in that, and `islandMedia`. */
export type ScriptNames = readonly [version: string, react: string, media: Readonly<Record<string, string>>];
