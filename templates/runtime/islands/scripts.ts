import type { ComponentType } from 'react';
import type { InHtml } from './in-html.ts';

/** Exports of an island module. */
export interface IslandModule {
  Island: ComponentType<never>;
  inHtml?: InHtml<Record<string, unknown>>;
}

/** Exports of a plain island module, which enhances the server's HTML without React. */
export interface PlainIslandModule {
  start: (element: HTMLElement) => void;
}

/**
 * Data from the bundler for the loader: version in the names of all scripts but React's; scripts that most islands share;
 * further imports of each island, so that all are loaded in parallel.
 */
export type ScriptNames = readonly [
  version: string,
  usual: readonly string[],
  others: Readonly<Record<string, readonly string[]>>,
];
