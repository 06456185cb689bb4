import { takeSite } from '../check/take-site.ts';
import type { Engine } from '../common/engine.mjs';
import type { Diagnostic, MessageLanguage } from '../diagnostics/diagnostics.ts';
import { ContentError } from '../diagnostics/errors.ts';
import { expectShortLife } from '../machine/heap.ts';
import { showProgress } from '../progress/terminal.ts';
import { preferredLanguage } from './arguments.ts';
import { withMachine } from './machine.ts';
import { countOf, type Options, readOptions, report, run } from './options.ts';

function print(diagnostics: Diagnostic[], ofContent: MessageLanguage | undefined, options: Options): void {
  const language = preferredLanguage(options, ofContent);
  process.stdout.write(report(diagnostics, { ...options, language }));
  if (options.format === 'text') process.stdout.write(`${countOf(diagnostics, language)}\n`);
}

export const main = (engine: Engine) =>
  run('check', engine, async () => {
    expectShortLife({ isOfTexts: true });
    const options = readOptions('check', engine);
    const shown = showProgress({
      terminal: process.stderr,
      languageOf: (ofContent) => preferredLanguage(options, ofContent),
    });
    try {
      const { warnings, language } = await withMachine(engine, options.project, (machine) =>
        takeSite({ ...options, progress: shown.progress }, machine),
      ).finally(shown.end);
      print(warnings, language, options);
    } catch (error) {
      if (error instanceof ContentError) print(error.diagnostics, error.language, options);
      throw error;
    }
  });
