import type { BlockType } from '../../../templates/blocks/descriptors.ts';
import type { Block } from '../../../templates/blocks/schemas.ts';
import { inLanguages, type MessageLanguage } from '../../../templates/model/files/language.ts';
import type { Manifest } from '../../../templates/model/page/page-plan.ts';
import { escapeHtml } from '../../core/util/escape-html.ts';
import { wordsOfBlocks } from '../document/words/block-words.ts';
import { guideWords } from '../guide/words.ts';
import { catalogueShell } from './catalogue-shell.ts';
import { designWords } from './design-page.ts';
import type { FieldReference, PartReference } from './reference.ts';
import { themePresetWords } from './theme-presets.ts';

export interface CatalogueExample {
  name: string;
  block: Block;
}

export interface CatalogueBlock {
  type: BlockType;
  description: string;
  fields: FieldReference[];
  examples: CatalogueExample[];
}

const words = inLanguages({
  ar: {
    title: 'مرجع الملف وكتالوج الكتل',
    parts: 'أجزاء الملف',
    blocks: 'الكتل',
    search: 'ابحث عن مفتاح أو معنى',
    none: 'لا نتيجة.',
    limits: 'الحدود',
    fallback: 'إن حُذف',
    example: 'مثال',
    field: 'المفتاح',
    type: 'القيمة',
    meaning: 'المعنى',
    required: 'إلزامي',
    optional: 'اختياري',
    copy: 'انسخ',
    copied: 'نُسخ',
    json: 'محتوى المثال (JSON)',
  },
  en: {
    title: 'Reference and block catalogue',
    parts: 'Parts of the file',
    blocks: 'Blocks',
    search: 'Search keys and meanings',
    none: 'Nothing found.',
    limits: 'Limits',
    fallback: 'When left out',
    example: 'Example',
    field: 'Key',
    type: 'Value',
    meaning: 'Meaning',
    required: 'required',
    optional: 'optional',
    copy: 'Copy',
    copied: 'Copied',
    json: 'Content of the example (JSON)',
  },
});

function fieldRow(of: string, field: FieldReference, language: MessageLanguage): string {
  const { required, optional, example: exampleWord, limits: limitsWord } = words[language];
  const { name, isRequired, type, limits, description, fallback, example } = field;
  const id = escapeHtml(`${of}.${name}`);
  const shown = example && `<small>${exampleWord}: <code dir="auto">${escapeHtml(example)}</code></small>`;
  return (
    `<tr id="${id}"><th scope="row"><a href="#${encodeURIComponent(`${of}.${name}`)}"><code dir="ltr">${escapeHtml(name)}</code></a>` +
    `<small>${isRequired ? required : optional}</small></th><td><code dir="ltr">${escapeHtml(type)}</code>${limits && `<small>${limitsWord}: <bdi dir="ltr">${limits}</bdi></small>`}</td>` +
    `<td>${fallback && `<code dir="auto">${escapeHtml(fallback)}</code>`}</td><td><span dir="auto">${escapeHtml(description)}</span>${shown}</td></tr>`
  );
}

function fieldTable(of: string, fields: FieldReference[], language: MessageLanguage): string {
  const { field, type, fallback, meaning } = words[language];
  const heads = [field, type, fallback, meaning].map((head) => `<th scope="col">${head}</th>`).join('');
  return `<table><thead><tr>${heads}</tr></thead><tbody>${fields.map((one) => fieldRow(of, one, language)).join('')}</tbody></table>`;
}

function partSection({ id, place, description, fields }: PartReference, language: MessageLanguage): string {
  return (
    `<article id="${id}"><h2><code dir="ltr">${escapeHtml(place)}</code></h2><p dir="auto">${escapeHtml(description)}</p>` +
    `${fieldTable(id, fields, language)}</article>`
  );
}

function blockSection({ type, description, fields, examples }: CatalogueBlock, language: MessageLanguage, base: string): string {
  const { copy, copied, json } = words[language];
  const shown = examples.map(
    ({ name, block }, index) =>
      `<section><h3 dir="auto">${escapeHtml(name)}</h3>` +
      `<iframe src="${base}_catalogue/${type}/${index + 1}" title="${escapeHtml(`${type}: ${name}`)}" loading="lazy"></iframe>` +
      `<details><summary>${json}</summary><button type="button" data-copy data-copied="${copied}">${copy}</button>` +
      `<pre dir="ltr" tabindex="0"><code>${escapeHtml(JSON.stringify(block, null, 2))}</code></pre></details></section>`,
  );
  return (
    `<article id="${type}"><h2><code>${type}</code></h2><p dir="auto">${escapeHtml(description)} <a href="${base}_guide/${language}/${wordsOfBlocks[type].recipe}">${guideWords[language].title}</a></p>` +
    `${fieldTable(type, fields, language)}${shown.join('')}</article>`
  );
}

const linkList = (links: { id: string; name: string }[]) =>
  `<ul>${links.map(({ id, name }) => `<li><a href="#${id}" dir="ltr">${escapeHtml(name)}</a></li>`).join('')}</ul>`;

/** Reference page: all parts of the file, and all blocks with examples and their JSON. */
export function cataloguePage(
  blocks: CatalogueBlock[],
  parts: PartReference[],
  language: MessageLanguage,
  manifest: Manifest,
): string {
  const { title, parts: partsWord, blocks: blocksWord, search, none } = words[language];
  const base = manifest.loader.slice(0, manifest.loader.indexOf('assets/'));
  const body =
    `<header><h1>${title}</h1><p><a href="${base}_catalogue/design">${designWords[language].title}</a> · <a href="${base}_catalogue/looks">${themePresetWords[language].title}</a> · <a href="${base}_guide/${language}/">${guideWords[language].title}</a></p>` +
    `<nav aria-label="${title}"><h2>${partsWord}</h2>${linkList(parts.map(({ id, place }) => ({ id, name: place })))}` +
    `<h2>${blocksWord}</h2>${linkList(blocks.map(({ type }) => ({ id: type, name: type })))}</nav>` +
    `<p><label>${search} <input type="search" dir="auto" data-search></label> <output data-none="${none}"></output></p></header>` +
    `<main>${parts.map((part) => partSection(part, language)).join('')}${blocks.map((block) => blockSection(block, language, base)).join('')}</main>`;
  const styles = [manifest.styles, `${base}_preview/catalogue.css`];
  return catalogueShell({ language, title, icon: manifest.icon, styles, bodyClass: 'preview-catalogue', body });
}
