import type { Diagnostic } from './diagnostics.ts';

/** The command was called wrongly, or the machine lacks something: exit code 2. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** The content is wrong: exit code 1. Not our bug, so it is shown without a stack trace. */
export class ContentError extends Error {
  override name = 'ContentError';
  readonly diagnostics: Diagnostic[];

  constructor(diagnostics: Diagnostic[]) {
    super(`${diagnostics.length} diagnostics`);
    this.diagnostics = diagnostics;
  }
}
