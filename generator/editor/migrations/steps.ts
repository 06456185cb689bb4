import type { Step } from './step.ts';

/**
 * All steps in order. Empty so far: all site files ever written are still valid. To remove a key or value from the schema,
 * raise `contentVersion`, and add a step here and a line in CHANGELOG.md.
 */
export const steps: readonly Step[] = [];
