import type { FormEdition, PublishedForm, PublishedForms } from './published-forms.ts';
import type { Post } from './read-post.ts';
import type { VisitorRequest } from './visitor-answers.ts';

/** Post of a known form, with only fields that it has. */
export interface FormPost extends VisitorRequest {
  form: PublishedForm;
  edition: FormEdition;
  published: PublishedForms;
  post: Post;
  /** Path of the page that it was sent from. */
  page: string;
  /** Whether the answer still needs the files of the post. */
  keepsFiles?: boolean;
}

export const firstValue = (post: Post, name: string) => post.values.get(name)?.[0] ?? '';
