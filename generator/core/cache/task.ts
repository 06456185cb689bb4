import type { Engine } from '../util/engine.mjs';
import type { CodeScope } from '../util/stored-content.ts';
import type { Cache, Store } from './store.ts';

/** One of the files that come of a thing; `extension` tells them apart. */
export interface ArtifactFile<Content> {
  extension: string;
  content: Content;
}

/** What is known of a file without its bytes. */
export interface FileMetadata {
  /** In bytes. */
  size: number;
  hash: string;
}

/** What is known of a thing that was made. */
export interface ArtifactMetadata<Facts> {
  facts: Facts;
  copies: ArtifactFile<FileMetadata>[];
}

/** What came of one thing. */
export type Outcome<Facts, Trouble> =
  | { facts: Facts; copies: ArtifactFile<Uint8Array>[] }
  /** It cannot be made, for a reason that lies in what it is made of. */
  | { trouble: Trouble };

/** Where a task works. */
export interface TaskContext {
  engine: Engine;
  /** What follows from the code of the engine alone. */
  engineCache: Cache;
  /** What follows from sites. */
  store: Store;
  /** The same of what the core of the code makes. */
  core: Store;
  /** Whether the thread has nothing else to do meanwhile. */
  isWorker: boolean;
}

/** Makes one thing. */
export type Make<Input, Facts, Trouble> = (input: Input) => Promise<Outcome<Facts, Trouble>>;

/**
 * A pure step that makes files, one thing at a time: the same setup and input, the same outcome. All of them are data, so that
 * any thread can do it.
 */
export interface Task<Setup, Input, Facts, Trouble = never> {
  name: string;
  /** The code that it runs: outcomes are kept as long as that is the same. */
  code: CodeScope;
  /** Loads what it works with, and makes ready for a site. */
  open: (setup: Setup, surroundings: TaskContext) => Promise<Make<Input, Facts, Trouble>>;
  /** Things that are made, sent and kept together. */
  together: number;
  /** How many things are worth more threads than this one: each takes a quarter of a second to start. */
  worthWorkers: number;
}

/** The store whose keys name the code that a task runs. */
export const storeOf = ({ code }: Pick<AnyTask, 'code'>, { store, core }: Pick<TaskContext, 'store' | 'core'>): Store =>
  code === 'core' ? core : store;

/** A task of a kind that only those who ask for it know. */
export type AnyTask = Task<never, never, unknown, unknown>;
