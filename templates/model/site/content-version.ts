/**
 * Version of content that this engine reads and writes after migration. Files state theirs as `version`; without it they have
 * the first version. A change that removes a key or a value increments it: `generator/editor/migrations/steps.ts`.
 */
export const contentVersion = 1;

/** Whether content has a newer version than this engine knows. */
export const isNewerVersion = (version: unknown): version is number =>
  Number.isSafeInteger(version) && (version as number) > contentVersion;
