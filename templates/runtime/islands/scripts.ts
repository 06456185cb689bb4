import type { ComponentType } from 'react';
import type { InHtml } from './in-html.ts';

/** What the module of an island exports. */
export interface IslandModule {
  Island: ComponentType<never>;
  inHtml?: InHtml<Record<string, unknown>>;
}

/** What the module of a plain island exports: it takes over the HTML that the server rendered, and needs no React. */
export interface PlainIslandModule {
  start: (element: HTMLElement) => void;
}

/**
 * What the bundler tells the loader: the version in the names of all scripts but React's; the scripts that most islands need
 * besides their own; by the name of an island, those that another one needs, so that all are asked for side by side.
 */
export type ScriptNames = readonly [
  version: string,
  usual: readonly string[],
  others: Readonly<Record<string, readonly string[]>>,
];
