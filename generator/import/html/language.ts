import { firstAttribute, type HtmlElement } from './dom.ts';
import type { ReadState } from './html-reader.ts';

const tag = /^[a-z]{2,3}(?:-[a-z0-9]{1,8}){0,4}$/i;

/** BCP 47 tag as written in a page; undefined if it is none. */
export function languageTag(written: string | undefined): string | undefined {
  const value = (written ?? '').trim().replaceAll('_', '-');
  return tag.test(value) ? value : undefined;
}

const baseOf = (language: string | undefined): string | undefined => language?.split('-')[0]?.toLowerCase();

/** Language that an element changes to; undefined if it stays the same. */
export function languageOf(element: HtmlElement, { language }: ReadState): string | undefined {
  const own = languageTag(firstAttribute(element, 'lang', 'xml:lang'));
  return own === undefined || baseOf(own) === baseOf(language) ? undefined : own;
}
