import type { AnswerWords } from '../../../templates/blocks/form/field-answer.ts';
import type { GeneralLabels } from '../../../templates/model/labels/schema.ts';
import type { DeskField, DeskForm } from '../../../templates/schema/forms/desk-form.ts';

/** Messages about files, besides those about values. */
export interface FileMessages {
  badFileKind: string;
  /** `%s` stands for megabytes. */
  bigFile: string;
  honeypot: string;
}

/** What the pages of the desk for visitors need of an edition of the site. */
export interface FormEdition {
  /** BCP 47 tag. */
  language: string;
  direction: 'rtl' | 'ltr';
  siteName: string;
  /** Full address of the home page. */
  home: string;
  /** `#rrggbb`. */
  brand: string;
  words: GeneralLabels['desk'] & AnswerWords & FileMessages;
}

export interface PublishedField extends DeskField {
  /** Sentence of consent as it was written, with its marks. */
  written?: string;
}

/** Form of the published site. */
export interface PublishedForm extends Omit<DeskForm, 'fields'> {
  id: string;
  version: string;
  /** Index in `editions`. */
  edition: number;
  fields: PublishedField[];
  /** Thanks of a form about its page. */
  thanks?: string;
  /** Path on the host of its page; absent for a form that is on every page. */
  page?: string;
}

/** Forms of the published site: small, and kept in memory. */
export interface PublishedForms {
  /** Origin of the site, from which forms are accepted. */
  origin: string;
  editions: FormEdition[];
  forms: PublishedForm[];
  /** Titles of all pages, by path on the host. */
  pages: Record<string, string>;
}
