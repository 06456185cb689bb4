import type { Step } from './step.ts';

/**
 * All steps in order. Empty so far: all site files ever written are still valid. Whoever removes a key or value from the schema
 * raises `contentVersion`, and adds a step here and a line in CHANGELOG.md.
 */
export const steps: readonly Step[] = [];
