import { type CheckedSite, type State, shippedPaths } from '../support/checked-sites.ts';

interface Viewport {
  width: number;
  height: number;
  isMobile?: boolean;
}

const viewports: Record<State['width'], Viewport> = {
  1280: { width: 1280, height: 900 },
  390: { width: 390, height: 844, isMobile: true },
};

export interface Target {
  /** Below the home address of its site, without the slash. */
  path: string;
  viewport: Viewport;
  actions: string[];
}

/** Pages as they load, at given widths. A page at several widths is one target after the other: it is loaded once. */
export const targetsOf = (paths: readonly string[], widths: readonly State['width'][]): Target[] =>
  paths.flatMap((path) => widths.map((width) => ({ path, viewport: viewports[width], actions: [] })));

/** The states of a site, each at its width. */
export const statesOf = ({ states = [] }: CheckedSite): Target[] =>
  states.map(({ path, width, actions }) => ({ path, viewport: viewports[width], actions }));

/** Every page of `site.json` at two widths. */
export const shippedTargets = (): Target[] => targetsOf(shippedPaths, [1280, 390]);
