/**
 * The version of content that this engine reads, and writes where a file is brought forward. Files say theirs as `version`; one that
 * says none is of the first. A change that takes a key or a value from files of this version begins the next:
 * `generator/editor/migrations/steps.ts`.
 */
export const contentVersion = 1;

/** Whether content says to be of a version that this engine does not know. */
export const isNewerVersion = (version: unknown): version is number =>
  Number.isSafeInteger(version) && (version as number) > contentVersion;
