import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { SourceError } from '../../generator/import/model/source-error.ts';
import { importTemporarily, type TestedImport } from '../support/import-site.ts';
import { fileOfSample, type Sample, samples } from './samples.ts';

/** Files that are refused, and why: they are no whole export. */
const refused: Record<string, string> = {};

/** Shortcodes as visitors would see them. */
const shortcode =
  /\[\/?(?:caption|gallery|audio|video|embed|playlist|contact-form|vc_\w+|et_pb_\w+|fl_\w+|slideshow|polldaddy|wpvideo)\b[^\]]*\]/;

function visibleShortcodes(out: string): string[] {
  const pages = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
  return pages.flatMap((page) => {
    const text = readFileSync(join(out, page), 'utf8')
      .replaceAll(/<(script|style|pre|code)\b.*?<\/\1>/gs, '')
      .replaceAll(/<[^>]*>/g, ' ');
    const [found] = shortcode.exec(text) ?? [];
    return found === undefined ? [] : [`${page}: ${found}`];
  });
}

async function importOf(sample: Sample): Promise<TestedImport | SourceError> {
  const file = await fileOfSample(sample);
  return importTemporarily(file).catch((error) => {
    if (error instanceof SourceError) return error;
    throw error;
  });
}

describe('public exports', () => {
  test.each(samples)('$name', async (sample) => {
    const imported = await importOf(sample);
    if (imported instanceof SourceError) {
      expect(imported.reason).toBe(refused[sample.name]);
      return;
    }
    expect(refused[sample.name]).toBeUndefined();
    expect(imported.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    const { account, out } = imported;
    expect(account?.documents.flatMap(({ id, missing }) => missing.map((one) => ({ id, ...one })))).toEqual([]);
    expect(account?.isBalanced).toBe(true);
    expect(visibleShortcodes(out)).toEqual([]);
    const { in: words = 0, omitted = 0 } = account?.sum.words ?? {};
    expect(omitted).toBeLessThanOrEqual(Math.ceil(words * 0.005));
  });
});
