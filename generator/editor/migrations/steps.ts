import type { Step } from './step.ts';

/**
 * All steps, in the order in which they are taken. There are none: whatever site files of this project have ever said is right
 * today. Who takes a key or a value from the contract raises `contentVersion`, adds a step here, and a line in CHANGELOG.md.
 */
export const steps: readonly Step[] = [];
