import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { SourceError } from '../../../../generator/import/model/source-error.ts';
import { openWord } from '../../../../generator/import/sources/word/open.ts';
import { temporaryFolder } from '../../../support/build.ts';
import { docx, paragraph, relations, run, writeFile, xlsx } from '../../../support/office-files.ts';
import { readSheetFile, readSource } from '../../../support/office-sources.ts';

async function refusal(bytes: Uint8Array, name = 'a.docx'): Promise<string> {
  const path = writeFile(join(await temporaryFolder(), name), bytes);
  const error = await readSource(openWord(path, {})).catch((reason: unknown) => reason);
  return error instanceof SourceError ? `${error.reason} ${error.detail}`.trim() : String(error);
}

const main = strToU8(relations([{ id: 'r1', type: 'officeDocument', target: 'word/document.xml' }]));

const withDocument = (document: string) => zipSync({ '_rels/.rels': main, 'word/document.xml': strToU8(document) });

/** Sets a number in each entry of the directory of an archive. */
function patchDirectory(bytes: Uint8Array, offset: number, value: number): Uint8Array {
  const copy = bytes.slice();
  const view = new DataView(copy.buffer);
  for (let at = 0; at < copy.length - 46; at++) {
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + offset, value, true);
  }
  return copy;
}

test('archives that are too large, lie about their size or leave their folder', async () => {
  const bomb = zipSync({ 'word/document.xml': new Uint8Array(100 * 1024 * 1024) }, { level: 9 });
  expect(await refusal(bomb)).toBe('hostile');
  const lying = patchDirectory(zipSync({ '_rels/.rels': new Uint8Array(1_000_000) }), 24, 10);
  expect(await refusal(lying)).toBe('hostile _rels/.rels');
  expect(await refusal(zipSync({ '../x': strToU8('x') }))).toBe('hostile ../x');
  expect(await refusal(zipSync({ 'a\\x': strToU8('x') }))).toBe('hostile a\\x');
  const many = Object.fromEntries(Array.from({ length: 10_001 }, (_, index) => [`f${index}`, new Uint8Array()]));
  expect(await refusal(zipSync(many, { level: 0 }))).toBe('hostile');
});

test('document types, entities and nesting', async () => {
  const entity = '<!DOCTYPE d [<!ENTITY a "aaaa">]><w:document xmlns:w="w"><w:body>&a;</w:body></w:document>';
  expect(await refusal(withDocument(entity))).toBe('hostile DOCTYPE');
  expect(await refusal(withDocument('<d>&nbsp;</d>'))).toMatch(/^malformed/);
  expect(await refusal(withDocument(`${'<d>'.repeat(500)}${'</d>'.repeat(500)}`))).toBe('hostile');
  expect(await refusal(withDocument('<d><e></d>'))).toMatch(/^malformed/);
});

test('other formats, encrypted files and damaged ones', async () => {
  const compound = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
  expect(await refusal(Uint8Array.from(compound), 'a.doc')).toBe('unreadable old-format');
  expect(await refusal(Uint8Array.from(compound))).toBe('unreadable old-format');
  const encrypted = Buffer.concat([Uint8Array.from(compound), Buffer.from('EncryptedPackage', 'utf16le')]);
  expect(await refusal(encrypted)).toBe('unreadable encrypted');
  expect(await refusal(strToU8('plain text'))).toBe('unreadable zip');
  expect(await refusal(zipSync({ a: strToU8('a') }))).toBe('unreadable no-document');
  const honest = docx({ body: paragraph(run('نص '.repeat(1000))) });
  expect(await refusal(patchDirectory(honest, 8, 1))).toBe('unreadable encrypted');
});

test('every cut of a document is refused or read, and never hangs', async () => {
  const bytes = docx({ body: paragraph(run('نص')) });
  for (let end = 0; end < bytes.length; end += 37)
    expect(await refusal(bytes.subarray(0, end))).toMatch(/^(?:unreadable|malformed)/);
});

test('a workbook without sheets is no workbook', async () => {
  await expect(readSheetFile('a.xlsx', xlsx({ sheets: [] }))).rejects.toThrow('no-workbook');
  await expect(readSheetFile('a.ods', 'x')).rejects.toThrow('old-format');
});
