import type { PreviewState } from '../../../../templates/schema/block/preview-state.ts';

/** Injected by the bundler: states of islands by name. */
declare const previewStates: Readonly<Record<string, PreviewState>>;

export const states = Object.values(previewStates);

/** State description of an island element. */
export const stateOf = (island: HTMLElement | undefined): PreviewState => previewStates[island?.dataset.island ?? ''] ?? {};
