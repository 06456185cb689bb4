import type { Site } from '../../../site.schema.ts';
import type { BlockType } from '../../../templates/blocks/descriptors.ts';
import type { Block } from '../../../templates/blocks/schemas.ts';
import type { Manifest } from '../../../templates/page/page-plan.ts';
import { escapeHtml } from '../../common/escape-html.ts';
import { designWords } from '../../design/words.ts';
import { wordsOfBlocks } from '../../edit/words/block-words.ts';
import { guideWords } from '../guide/words.ts';

export interface CatalogueExample {
  name: string;
  block: Block;
}

/** A field of a block as the catalogue explains it. */
export interface CatalogueField {
  name: string;
  isRequired: boolean;
  type: string;
  description: string;
}

export interface CatalogueBlock {
  type: BlockType;
  description: string;
  fields: CatalogueField[];
  examples: CatalogueExample[];
}

const words = {
  ar: {
    title: 'كتالوج الكتل',
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
    title: 'Block catalogue',
    field: 'Key',
    type: 'Value',
    meaning: 'Meaning',
    required: 'required',
    optional: 'optional',
    copy: 'Copy',
    copied: 'Copied',
    json: 'Content of the example (JSON)',
  },
};

function fieldRow({ name, isRequired, type, description }: CatalogueField, language: 'ar' | 'en'): string {
  const { required, optional } = words[language];
  return `<tr><th scope="row"><code>${escapeHtml(name)}</code><small>${isRequired ? required : optional}</small></th><td dir="ltr"><code>${escapeHtml(type)}</code></td><td dir="auto">${escapeHtml(description)}</td></tr>`;
}

function blockSection({ type, description, fields, examples }: CatalogueBlock, language: 'ar' | 'en', base: string): string {
  const { field, type: value, meaning, copy, copied, json } = words[language];
  const shown = examples.map(
    ({ name, block }, index) =>
      `<section><h3 dir="auto">${escapeHtml(name)}</h3>` +
      `<iframe src="${base}_catalogue/${type}/${index + 1}" title="${escapeHtml(`${type}: ${name}`)}" loading="lazy"></iframe>` +
      `<details><summary>${json}</summary><button type="button" data-copy data-copied="${copied}">${copy}</button>` +
      `<pre dir="ltr" tabindex="0"><code>${escapeHtml(JSON.stringify(block, null, 2))}</code></pre></details></section>`,
  );
  return (
    `<article id="${type}"><h2><code>${type}</code></h2><p dir="auto">${escapeHtml(description)} <a href="${base}_guide/${language}/${wordsOfBlocks[type].recipe}">${guideWords[language].title}</a></p>` +
    `<table><thead><tr><th scope="col">${field}</th><th scope="col">${value}</th><th scope="col">${meaning}</th></tr></thead>` +
    `<tbody>${fields.map((one) => fieldRow(one, language)).join('')}</tbody></table>${shown.join('')}</article>`
  );
}

/** The page that lists every block with its fields and examples, the JSON of each ready to copy. */
export function cataloguePage(blocks: CatalogueBlock[], site: Site, manifest: Manifest): string {
  const { language, direction } = site.site;
  const { title } = words[language];
  const base = manifest.loader.slice(0, manifest.loader.indexOf('assets/'));
  const links = blocks.map(({ type }) => `<li><a href="#${type}">${type}</a></li>`).join('');
  return (
    `<!DOCTYPE html>\n<html lang="${language}" dir="${direction}"><head><meta charset="utf-8"><title>${title}</title>` +
    `<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">` +
    `<link rel="icon" href="${escapeHtml(manifest.icon)}"><link rel="stylesheet" href="${escapeHtml(manifest.styles)}">` +
    `<link rel="stylesheet" href="${base}_preview/catalogue.css"></head>` +
    `<body class="preview-catalogue"><header><h1>${title}</h1><p><a href="${base}_catalogue/design">${designWords[language].title}</a> · <a href="${base}_guide/${language}/">${guideWords[language].title}</a></p><nav aria-label="${title}"><ul>${links}</ul></nav></header>` +
    `<main>${blocks.map((block) => blockSection(block, language, base)).join('')}</main></body></html>\n`
  );
}
