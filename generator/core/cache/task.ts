import type { Engine } from '../util/engine.mjs';
import type { CodeScope } from '../util/stored-content.ts';
import type { Cache, Store } from './store.ts';

/** One file of an artifact, identified by its extension. */
export interface ArtifactFile<Content> {
  extension: string;
  content: Content;
}

export interface FileMetadata {
  /** Bytes. */
  size: number;
  hash: string;
}

export interface ArtifactMetadata<Facts> {
  metadata: Facts;
  files: ArtifactFile<FileMetadata>[];
}

/** Result of a task for one input. */
export type Outcome<Facts, Trouble> =
  | { metadata: Facts; files: ArtifactFile<Uint8Array>[] }
  /** The artifact cannot be created because of its input. */
  | { failure: Trouble };

/** Caches available to a task. */
export interface TaskContext {
  engine: Engine;
  /** Cache of what depends only on the engine's code. */
  engineCache: Cache;
  /** Store of what depends on sites. */
  store: Store;
  /** The same for results of the engine's core. */
  core: Store;
  /** Whether it runs in a worker. */
  isWorker: boolean;
}

/** Creates one artifact. */
export type Make<Input, Facts, Trouble> = (input: Input) => Promise<Outcome<Facts, Trouble>>;

/**
 * Pure function that creates artifacts: the same setup and input give the same outcome. Setup, inputs and outcomes are
 * serialisable, so that any worker can run it.
 */
export interface Task<Setup, Input, Facts, Trouble = never> {
  name: string;
  /** Code that it depends on: outcomes are cached until that changes. */
  code: CodeScope;
  /** Loads dependencies and prepares for a site. */
  open: (setup: Setup, surroundings: TaskContext) => Promise<Make<Input, Facts, Trouble>>;
  /** Batch size: artifacts created, sent and stored together. */
  batchSize: number;
  /** Minimum number of artifacts for which starting workers pays off: each takes a quarter of a second. */
  poolThreshold: number;
}

/** The store whose keys identify the code that a task depends on. */
export const storeOf = ({ code }: Pick<AnyTask, 'code'>, { store, core }: Pick<TaskContext, 'store' | 'core'>): Store =>
  code === 'core' ? core : store;

/** A task whose types only its callers know. */
export type AnyTask = Task<never, never, unknown, unknown>;
