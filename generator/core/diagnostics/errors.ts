import type { Diagnostic, MessageLanguage } from './diagnostics.ts';
import { type UsageCode, type UsageParameters, usageMessages } from './messages/usage.ts';

/** Wrong call or unsuitable environment: exit code 2. Texts are in `usageMessages`. */
export class UsageError extends Error {
  override name = 'UsageError';
  readonly code: UsageCode;
  readonly parameters: UsageParameters;

  constructor(code: UsageCode, parameters: UsageParameters = {}) {
    super(usageMessages[code].en(parameters));
    this.code = code;
    this.parameters = parameters;
  }

  /** Message and hint in a language. */
  in(language: MessageLanguage): string {
    return usageMessages[this.code][language](this.parameters);
  }
}

/** Invalid content: exit code 1. Not an internal error, so it is shown without a stack trace. */
export class ContentError extends Error {
  override name = 'ContentError';
  readonly diagnostics: Diagnostic[];
  /** Language of the content, if known. */
  readonly language: MessageLanguage | undefined;

  constructor(diagnostics: Diagnostic[], language: MessageLanguage | undefined) {
    super(`${diagnostics.length} diagnostics`);
    this.diagnostics = diagnostics;
    this.language = language;
  }
}

/** Errors in the custom code of a site. Reported before the content is read. */
export class CustomBlocksError extends ContentError {
  override name = 'OwnError';
}
