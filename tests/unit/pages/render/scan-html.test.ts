import fc from 'fast-check';
import { expect, test } from 'vitest';
import { scanHtml } from '../../../../generator/pages/render/scan-html.ts';

function piecesOf(html: string, part?: [number, number]): string[] {
  const pieces: string[] = [];
  const visitor = {
    text: (from: number, to: number) => pieces.push(`text ${html.slice(from, to)}`),
    tag: (from: number, to: number) => pieces.push(`tag ${html.slice(from, to)}`),
  };
  scanHtml(html, visitor, part);
  return pieces;
}

test('visits texts and tags in order, including texts at both ends', () => {
  expect(piecesOf('<!DOCTYPE html><p title="a &gt; b">قيم <b>ab</b></p><br/>end')).toEqual([
    'tag <!DOCTYPE html>',
    'tag <p title="a &gt; b">',
    'text قيم ',
    'tag <b>',
    'text ab',
    'tag </b>',
    'tag </p>',
    'tag <br/>',
    'text end',
  ]);
  expect(piecesOf('plain')).toEqual(['text plain']);
  expect(piecesOf('')).toEqual([]);
});

test('visits in a range only tags that start in it, and only its own text', () => {
  const html = '<a>one</a><b>two</b>';
  expect(piecesOf(html, [3, html.indexOf('</b>')])).toEqual(['text one', 'tag </a>', 'tag <b>', 'text two']);
  expect(piecesOf(html, [0, 5])).toEqual(['tag <a>', 'text on']);
  expect(piecesOf(html, [3, -1])).toEqual([]);
});

test('visits every character of any HTML and terminates', () => {
  const pieces = fc.constantFrom('<p>', '</p>', '<', '>', 'ق', 'a', '<input value="x"/>', ' ');
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 12 }), (parts) => {
      const html = parts.join('');
      expect(
        piecesOf(html)
          .map((piece) => piece.replace(/^(?:text|tag) /, ''))
          .join(''),
      ).toBe(html);
    }),
  );
});
