import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { toFullDiagnostic } from '../../bundle/custom-blocks/custom-block-diagnostics.ts';
import type { MessageLanguage } from '../../core/diagnostics/diagnostics.ts';
import { CustomBlocksError } from '../../core/diagnostics/errors.ts';
import { escapeControlCharacters } from '../../core/diagnostics/escape-control-characters.ts';
import { installCommand } from '../../core/diagnostics/extras.ts';
import type { Engine } from '../../core/util/engine.mjs';
import { chooseLanguage } from './arguments.ts';
import { withEnvironment } from './build-environment.ts';
import { defineCommand } from './command.ts';
import { readOptions, run } from './options.ts';
import { findTools, runAxe } from './test-axe.ts';
import { type CheckOutcome, runBlockChecks } from './test-blocks.ts';
import type { BlockTestContext } from './test-examples.ts';
import { words } from './test-words.ts';

export const command = defineCommand({
  name: 'test',
  script: 'test:blocks',
  words: {
    en: 'Tests the custom blocks of a site (blocks/): examples, rendering in both directions, hostile texts.',
    ar: 'يجرّب الأقسام التي للموقع في blocks/: أمثلتها، وصفحاتها في الاتجاهين، ونصوصًا خبيثة فيها.',
  },
  options: ['site', 'cache', 'language', 'all'],
});

/** Prints the result of a check in one line. */
function show(
  { type, check, tried, found }: Omit<CheckOutcome, 'check'> & { check: CheckOutcome['check'] | 'axe' },
  language: MessageLanguage,
): void {
  const { right, wrong, left, checks } = words[language];
  const outcome = found.length > 0 ? wrong : tried > 0 ? right : left;
  process.stdout.write(`${outcome}  ${escapeControlCharacters(type)}: ${checks[check](tried)}\n`);
}

/** Runs all checks on the custom blocks of a site. @throws CustomBlocksError with all diagnostics */
async function testBlocks(context: BlockTestContext, language: MessageLanguage): Promise<void> {
  const { folder, types } = context.customBlocks;
  const { outcomes, shown } = await runBlockChecks(context);
  for (const outcome of outcomes) show(outcome, language);
  const found = outcomes.flatMap((outcome) => outcome.found);
  const tools = await findTools(folder);
  if (!tools) process.stdout.write(`${words[language].notRun(installCommand('axe'))}\n`);
  const ofAxe = tools && shown.length > 0 ? await runAxe(shown, tools, context) : [];
  for (const type of tools ? types : []) {
    const customBlocks = ofAxe
      .filter(({ file }) => file.startsWith(`blocks/${type}/`))
      .map((diagnostic) => toFullDiagnostic(folder, diagnostic));
    show({ type, check: 'axe', tried: shown.filter((one) => one.type === type).length * 2, found: customBlocks }, language);
    found.push(...customBlocks);
  }
  if (found.length > 0) throw new CustomBlocksError(found, undefined);
}

export const main = (engine: Engine) =>
  run(command, engine, async () => {
    const { project, language: asked } = readOptions(command, engine);
    const language = await chooseLanguage({ language: asked, siteFile: project.siteFile });
    const { customBlocks, root } = engine;
    if (customBlocks === undefined || customBlocks.types.length === 0) {
      process.stdout.write(`${words[language].none}\n`);
      return;
    }
    const folder = mkdtempSync(join(tmpdir(), 'qiyam-test-'));
    try {
      await withEnvironment(engine, project, (environment) =>
        testBlocks({ root, customBlocks, folder, machine: environment }, language),
      );
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
