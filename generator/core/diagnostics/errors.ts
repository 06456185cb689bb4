import type { Diagnostic, MessageLanguage } from './diagnostics.ts';
import { type UsageCode, type UsageParameters, usageMessages } from './messages/usage.ts';

/** The command was called wrongly, or the machine lacks something: exit code 2. Its words are in `usageMessages`. */
export class UsageError extends Error {
  override name = 'UsageError';
  readonly code: UsageCode;
  readonly parameters: UsageParameters;

  constructor(code: UsageCode, parameters: UsageParameters = {}) {
    super(usageMessages[code].en(parameters));
    this.code = code;
    this.parameters = parameters;
  }

  /** What happened and what to do, in a language. */
  in(language: MessageLanguage): string {
    return usageMessages[this.code][language](this.parameters);
  }
}

/** The content is wrong: exit code 1. Not our bug, so it is shown without a stack trace. */
export class ContentError extends Error {
  override name = 'ContentError';
  readonly diagnostics: Diagnostic[];
  /** That of the content, where it can be told. */
  readonly language: MessageLanguage | undefined;

  constructor(diagnostics: Diagnostic[], language: MessageLanguage | undefined) {
    super(`${diagnostics.length} diagnostics`);
    this.diagnostics = diagnostics;
    this.language = language;
  }
}

/** The code that a site brings along is wrong. It is told before anything is read of the content. */
export class CustomBlocksError extends ContentError {
  override name = 'OwnError';
}
