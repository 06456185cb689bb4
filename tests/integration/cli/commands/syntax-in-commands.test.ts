import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { checkContent } from '../../../../generator/check/check-file.ts';
import { toSourceFile } from '../../../../generator/content/site/load.ts';
import { editorMessagePartsOf, type MessagePart } from '../../../../generator/core/diagnostics/marked-text.ts';
import type { Problem } from '../../../../generator/editor/document/problem.ts';
import type { ChangeResult } from '../../../../generator/editor/document/protocol-changes.ts';
import type { EditState } from '../../../../generator/editor/document/protocol-state.ts';
import type { PreviewMessage } from '../../../../generator/editor/preview/message.ts';
import { editorParameters } from '../../../../generator/editor/server/endpoints/placed-problem.ts';
import { temporaryFolder } from '../../../support/build.ts';
import { filesBelow } from '../../../support/damage.ts';
import { type EditClient, openEditing } from '../../../support/edit-client.ts';
import { projectRoot } from '../../../support/project-root.ts';
import { breakAt, languageLists, places, siteIn, syntaxErrors } from '../../../support/syntax-errors.ts';
import { openUncached } from '../../../support/uncached-environment.ts';

const counts = Object.keys(languageLists);
const rightText = (count: string) => siteIn(languageLists[count] ?? {});

type Place = (string | number)[];
type Found = Record<'line' | 'column', number> & Record<'code' | 'message', string>;

const textOf = (pieces: MessagePart[]) => pieces.map(({ text }) => text).join('');

/** A site in some languages with a syntax error at some place. */
function broken(count: string, faultName: string, place: Place): Buffer {
  const fault = syntaxErrors[faultName];
  if (!fault) throw new Error(`No fault ${faultName}`);
  return breakAt(rightText(count), place, fault);
}

const uncachedEnvironment = temporaryFolder().then(openUncached);

/** The first error of the site in one language: every command and server must report it, whatever the number of languages. */
async function firstError(faultName: string, place: Place): Promise<Found & { inEditor: string }> {
  const file = toSourceFile('site.json', broken('one', faultName, place));
  const { source, diagnostics } = await checkContent({ file, assets: 'no-assets' }, await uncachedEnvironment);
  const found = diagnostics.find(({ severity }) => severity === 'error');
  if (!found) throw new Error(`${faultName} is not reported`);
  const { line, column, code, message } = found;
  const inEditor = editorMessagePartsOf({ code, parameters: editorParameters(found, source.value) }, 'en');
  return { line, column, code, message: message.en, inEditor: textOf(inEditor.message) };
}

const run = (command: string, ...args: string[]) =>
  spawnSync(process.execPath, ['generator/cli/start.mjs', command, ...args, '--language', 'en'], {
    cwd: projectRoot,
    encoding: 'utf8',
  });

const lineOf = ({ line, column, code, message }: Found) => `site.json:${line}:${column} error ${code}  ${message}`;

/** The first error line that a command prints. */
const firstLineOf = ({ stdout, stderr }: { stdout: string; stderr: string }) =>
  `${stdout}${stderr}`.split('\n').find((line) => / error [\w-]+ {2}/.test(line));

/** All files of a folder with their bytes. */
const bytesIn = (folder: string) =>
  Object.fromEntries(filesBelow(folder).map((file) => [relative(folder, file), readFileSync(file, 'base64')]));

describe.each(counts)('commands on a site in %s of the languages', (count) => {
  let siteFile: string;
  let outDir: string;
  let written: Record<string, string>;

  beforeAll(async () => {
    const folder = await temporaryFolder();
    siteFile = join(folder, 'site.json');
    outDir = join(folder, 'out');
    writeFileSync(siteFile, rightText(count));
    const { status, stderr } = run('build', '--site', siteFile, '--out', outDir, '--draft');
    expect(status, stderr).toBe(0);
    written = bytesIn(outDir);
    expect(Object.keys(written)).toContain('index.html');
  });

  test('check and build report a syntax error, build writes nothing, and both work after its repair', async () => {
    const fault = 'a comma within';
    const { line, column, code, message } = await firstError(fault, ['footer']);
    const expected = { line, column, code, message };
    writeFileSync(siteFile, broken(count, fault, ['footer']));

    const checked = run('check', '--site', siteFile, '--format', 'json');
    expect(checked.status).toBe(1);
    const diagnostics: { severity: string }[] = JSON.parse(checked.stdout);
    expect(diagnostics.find(({ severity }) => severity === 'error')).toMatchObject(expected);

    const built = run('build', '--site', siteFile, '--out', outDir, '--draft');
    expect(built.status).toBe(1);
    expect(firstLineOf(built)).toContain(lineOf(expected));
    expect(bytesIn(outDir)).toEqual(written);

    writeFileSync(siteFile, rightText(count));
    expect(run('build', '--site', siteFile, '--out', outDir, '--draft').status).toBe(0);
  });

  test('check reports an incomplete number in text format', async () => {
    const fault = 'half a number';
    writeFileSync(siteFile, broken(count, fault, ['redirects']));
    const checked = run('check', '--site', siteFile);
    expect(checked.status).toBe(1);
    expect(firstLineOf(checked)).toContain(lineOf(await firstError(fault, ['redirects'])));
  });
});

const servedFaults = [
  'a comma within',
  'a trailing comma',
  'no comma',
  'single quotes around the value',
  'the key twice',
  'half a number',
  'a byte of windows-1256 in a text',
  'lists nested 102 deep',
  'a bracket that is missing',
  'the end of the file',
];

/** The first error among problems that the preview or the editor shows. */
function firstProblem(problems: Problem[]): Found | undefined {
  const found = problems.find(({ kind }) => kind === 'error');
  if (!found) return undefined;
  const { line, column, code, message } = found;
  return { line, column, code, message: textOf(message) };
}

/** The first message of the preview to an opened page. */
async function messageOf(url: string): Promise<PreviewMessage> {
  const stop = new AbortController();
  const { body } = await fetch(`${url}_preview/events`, { signal: stop.signal });
  let text = '';
  for await (const piece of body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += piece;
    if (text.includes('\n\n')) break;
  }
  stop.abort();
  return JSON.parse(text.slice('data: '.length));
}

/** Faults that do not prevent the parser from locating every value. */
const readableFaults = ['the key twice', 'lists nested 102 deep'];

describe.each(counts)('the preview and the editor on a site in %s of the languages', (count) => {
  let editing: EditClient;

  beforeAll(async () => {
    // Silences the reports of the preview on the terminal.
    vi.spyOn(process.stderr, 'write').mockImplementation(() => true);
    const siteFile = join(await temporaryFolder(), 'site.json');
    writeFileSync(siteFile, rightText(count));
    editing = await openEditing(siteFile, { language: 'en' });
  });
  afterAll(async () => {
    await editing.server.close();
    vi.restoreAllMocks();
  });

  const state = () => editing.get<EditState>('state');
  const change = (base: string) =>
    editing.post<ChangeResult>('change', {
      base,
      operations: [{ do: 'set', at: ['site', 'name'], value: 'House 2' }],
      summary: { key: 'text', values: {} },
    });

  test.each(servedFaults)('report %s at every place and write a change only where the file can be parsed', async (fault) => {
    for (const place of places) {
      const bytes = broken(count, fault, place);
      const where = place.join('/');
      const { inEditor, ...expected } = await firstError(fault, place);
      writeFileSync(editing.siteFile, bytes);
      const { base, problems } = await state();
      expect(firstProblem(problems), where).toEqual({ ...expected, message: inEditor });
      expect(firstProblem((await messageOf(editing.server.url)).problems), where).toEqual(expected);

      const result = await change(base);
      const now = readFileSync(editing.siteFile);
      if (result.state === 'written') {
        // All values have positions: only the changed text differs, and the fault is still reported.
        expect(readableFaults, where).toContain(fault);
        expect(now.toString().replace('House 2', 'House 1'), where).toBe(bytes.toString());
        expect(firstProblem((await state()).problems), where).toMatchObject({ code: expected.code, line: expected.line });
      } else {
        expect(now, where).toEqual(bytes);
        // Either problems or conflicts explain why nothing was written.
        expect('problems' in result ? result.problems : result.conflicts, where).not.toEqual([]);
      }
    }
    writeFileSync(editing.siteFile, rightText(count));
    const { base, problems } = await state();
    expect(firstProblem(problems)).toBeUndefined();
    expect(firstProblem((await messageOf(editing.server.url)).problems)).toBeUndefined();
    expect((await change(base)).state).toBe('written');
  });
});
