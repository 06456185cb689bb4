import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { command } from '../../../generator/cli/commands/serve.ts';
import { deskConfigSchema } from '../../../generator/desk/model/config.ts';
import { codeBlocksOf } from '../../desk-document/code-blocks.ts';
import { projectRoot } from '../../support/project-root.ts';

const read = (name: string) => readFileSync(join(projectRoot, 'docs', name), 'utf8');
const english = read('desk.md');
const examples = codeBlocksOf(english).filter(({ language }) => language === 'json');

describe('the document about a desk', () => {
  test('has valid configurations', () => {
    expect(examples.length).toBeGreaterThan(0);
    for (const { text } of examples) deskConfigSchema.parse(JSON.parse(text));
  });

  test('explains every key of the configuration, in both languages', () => {
    const keys = Object.keys(deskConfigSchema.shape);
    for (const text of [english, read('desk.ar.md')]) expect(keys.filter((key) => !text.includes(key))).toEqual([]);
  });

  test('names only options that the command has', () => {
    const calls = [...english.matchAll(/qiyam serve (?:\/srv|FOLDER)[^\n`"]*/g)].map(([call]) => call);
    const options = calls.flatMap((call) => [...call.matchAll(/ --([a-z]+)/g)].map(([, name = '']) => name));
    expect(new Set(options)).toEqual(new Set(['repository', 'url', 'backup', 'restore', 'recover']));
    expect(options.filter((name) => !(command.options as readonly string[]).includes(name))).toEqual([]);
  });

  test('has the same commands in both languages where both have them', () => {
    const commands = codeBlocksOf(read('desk.ar.md')).map(({ text }) => text);
    const known = codeBlocksOf(english).map(({ text }) => text);
    expect(commands.length).toBeGreaterThan(0);
    expect(commands.filter((text) => !known.includes(text))).toEqual([]);
  });
});

test('code blocks have their heading and file', () => {
  const text = '# A\n\n```sh\nb\nc\n```\n\n## D\n\n```ini /etc/e\n# f\n```\n';
  expect(codeBlocksOf(text)).toEqual([
    { language: 'sh', file: undefined, heading: 'A', text: 'b\nc\n' },
    { language: 'ini', file: '/etc/e', heading: 'D', text: '# f\n' },
  ]);
});
