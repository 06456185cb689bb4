import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { UsageError } from '../../../../generator/core/diagnostics/errors.ts';
import { readConfig } from '../../../../generator/desk/server/config-file.ts';
import { temporaryFolder } from '../../../support/build.ts';

/** Code and reason of the error. */
function refusalOf(state: string, url?: string) {
  try {
    readConfig(state, { url });
  } catch (error) {
    if (error instanceof UsageError) return [error.code, error.in('en'), error.in('ar')];
    throw error;
  }
  return [];
}

test('what is not valid in the configuration is named by its key, on one line', async () => {
  const state = await temporaryFolder();
  const wrong: [string, string][] = [
    ['{ "url": "https://desk.example.sa", "ports": 1 }', ' ports.'],
    ['{ "url": "https://desk.example.sa", "port": "x", "keepFormsDays": 0 }', ' port, keepFormsDays.'],
    ['{ "url": "https://desk.example.sa", "providers": [{}] }', 'providers[0].name'],
    ['{ "url": "https://desk.example.sa/path" }', ' url.'],
    ['{', 'JSON'],
  ];
  for (const [text, part] of wrong) {
    writeFileSync(join(state, 'desk.json'), text);
    const [code, ...sentences] = refusalOf(state);
    expect([text, code]).toEqual([text, 'desk-config-invalid']);
    for (const sentence of sentences) {
      expect(sentence).toContain(part);
      expect(sentence).not.toMatch(/\n|Invalid input/);
    }
  }
});

test.each(['desk.example.sa', 'http://desk.example.sa', 'ftp://desk.example.sa', 'https://desk.example.sa/x', ''])(
  'the address %j is refused with what is expected',
  async (url) => {
    const [code, sentence] = refusalOf(await temporaryFolder(), url);
    expect(code).toBe('desk-url-invalid');
    expect(sentence).toContain(`"${url}"`);
  },
);
