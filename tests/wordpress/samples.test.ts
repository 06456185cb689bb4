import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Account } from '../../generator/import/account/account.ts';
import type { OmissionReason } from '../../generator/import/model/losses.ts';
import { SourceError } from '../../generator/import/model/source-error.ts';
import { importTemporarily, type TestedImport } from '../support/import-site.ts';
import { fileOfSample, type Sample, samples } from './samples.ts';

/** Files that are refused, and why: they are not well-formed XML. */
const refused: Record<string, string> = {
  // The root element has no end.
  'wordpress-importer/phpunit/data/malformed-simple.xml': 'malformed',
  // An element ends within another one.
  'wordpress-importer/phpunit/data/malformed.xml': 'malformed',
};

/** Most of the words may be left out, but for shortcodes of unknown plugins, what is private, and comments nobody asked for. */
const mostLeftOut = 0.005;

const withoutLimit: ReadonlySet<OmissionReason> = new Set(['shortcode', 'unpublished', 'comment']);

/**
 * Words that are left out of small exports beyond that: of a form without an address, which shows how a theme styles fields, and
 * the meaning of an abbreviation in code.
 */
const known: Record<string, Partial<Record<OmissionReason, number>>> = {
  'theme-test-data/theme-preview.xml': { form: 58, hidden: 1 },
};

/** Words that are left out, by reason, of those that are limited. */
function leftOut({ omitted, withheld }: Account): Partial<Record<OmissionReason, number>> {
  const limited = [...omitted, ...withheld].filter(({ reason, words }) => words > 0 && !withoutLimit.has(reason));
  return Object.fromEntries(limited.map(({ reason, words }) => [reason, words]));
}

const total = (numbers: Partial<Record<OmissionReason, number>>) => Object.values(numbers).reduce((sum, words) => sum + words, 0);

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
    const lost = account ? leftOut(account) : {};
    const most = Math.ceil((account?.sum.words.in ?? 0) * mostLeftOut);
    if (known[sample.name]) expect(lost).toEqual(known[sample.name]);
    else expect(total(lost), JSON.stringify(lost)).toBeLessThanOrEqual(most);
  });
});
