import type { PreviewState } from '../../../../templates/schema/block/preview-state.ts';

/** Put in by the bundler: what islands say of themselves, by their names. */
declare const previewStates: Readonly<Record<string, PreviewState>>;

export const states = Object.values(previewStates);

/** What the island says that an element is. */
export const stateOf = (island: HTMLElement | undefined): PreviewState => previewStates[island?.dataset.island ?? ''] ?? {};
