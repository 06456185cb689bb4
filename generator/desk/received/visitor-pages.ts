import { deskNames } from '../../../templates/components/desk/names.ts';
import { escapeHtml } from '../../core/util/escape-html.ts';
import type { Answer } from '../../editor/server/endpoints/endpoint.ts';
import { type FieldProblem, shownValue, valuesOf } from './check-post.ts';
import { pageAnswer } from './page-frame.ts';
import type { FormEdition, PublishedField, PublishedForm } from './published-forms.ts';
import type { Post } from './read-post.ts';

const hidden = (name: string, value: string) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`;

const backLink = ({ words }: FormEdition, href: string) => `<p><a href="${escapeHtml(href)}">${escapeHtml(words.back)}</a></p>`;

/** Page that says something, with a link back to the site. */
export function messagePage(
  edition: FormEdition,
  { heading, text, back }: { heading: string; text: string; back: string },
  status = 200,
): Answer {
  const words = text === '' ? '' : `<p>${escapeHtml(text)}</p>\n`;
  return pageAnswer(edition, heading, `<h1>${escapeHtml(heading)}</h1>\n${words}${backLink(edition, back)}`, status);
}

/** Page on which a visitor checks what was filled in, corrects it and sends it. */
export interface Review {
  form: PublishedForm;
  edition: FormEdition;
  post: Post;
  problems: readonly FieldProblem[];
  /** What is said above it, instead of the usual text. */
  note?: string | undefined;
  token: string;
  /** Path that it is sent to. */
  action: string;
  /** Path of the page of the form, and its full address. */
  page: string;
  back: string;
  status?: number;
}

/** Value of a field that is right, in words. */
function shownRow(field: PublishedField, { post, edition }: Review): string {
  const values =
    field.type === 'file'
      ? post.files.filter((file) => file.field === field.name).map(({ name }) => name)
      : valuesOf(post, field);
  if (field.type === 'consent' && values.length > 0) return `<div><dt>${escapeHtml(field.label)}</dt><dd>✓</dd></div>`;
  const shown = values.map((value) => escapeHtml(shownValue(field, value))).join('\n');
  const description = shown === '' ? `<dd class="empty">${escapeHtml(edition.words.empty)}</dd>` : `<dd dir="auto">${shown}</dd>`;
  return `<div><dt>${escapeHtml(field.label)}</dt>${description}</div>`;
}

/** Control in which a wrong value is corrected. */
function controlOf(field: PublishedField, id: string, { post }: Review): string {
  const [value = ''] = valuesOf(post, field);
  const shared = `id="${id}" name="${escapeHtml(field.name)}" aria-describedby="${id}-problem" aria-invalid="true"`;
  if (field.type === 'textarea') return `<textarea ${shared} rows="6" dir="auto">${escapeHtml(value)}</textarea>`;
  if (field.type === 'file') return `<input ${shared} type="file"${field.isSeveral ? ' multiple' : ''}>`;
  if (!field.options) return `<input ${shared} type="text" dir="auto" value="${escapeHtml(value)}">`;
  const options = [{ label: '', value: '' }, ...field.options].map((option) => {
    const selected = option.value === value ? ' selected' : '';
    return `<option value="${escapeHtml(option.value)}"${selected}>${escapeHtml(option.label)}</option>`;
  });
  return `<select ${shared}>${options.join('')}</select>`;
}

function wrongField(field: PublishedField, index: number, problem: string, review: Review): string {
  const id = `field-${index}`;
  const message = `<p class="problem" id="${id}-problem">${escapeHtml(problem)}</p>`;
  if (field.type === 'consent') {
    const box = `<input id="${id}" type="checkbox" name="${escapeHtml(field.name)}" value="${escapeHtml(field.value ?? 'on')}" aria-describedby="${id}-problem">`;
    return `<div class="field"><div class="choice">${box}<label for="${id}">${escapeHtml(field.label)}</label></div>${message}</div>`;
  }
  return `<div class="field"><label for="${id}">${escapeHtml(field.label)}</label>${controlOf(field, id, review)}${message}</div>`;
}

const isShown = ({ type }: PublishedField) => type !== 'hidden' && type !== 'honeypot';

/** Values that are sent as they are. */
function hiddenValues({ form, post, problems, token, page }: Review): string[] {
  const wrong = new Set(problems.map(({ name }) => name));
  const right = form.fields.filter(
    ({ name, type }) => isShown({ type } as PublishedField) && type !== 'file' && !wrong.has(name),
  );
  const values = right.flatMap((field) => valuesOf(post, field).map((value) => hidden(field.name, value)));
  return [...values, hidden(deskNames.page, page), hidden(deskNames.token, token)];
}

export function reviewPage(review: Review): Answer {
  const { form, edition, problems, note, action, back, status } = review;
  const { words } = edition;
  const textOf = new Map(problems.map(({ name, text }) => [name, text]));
  const shown = form.fields.filter(isShown);
  const rows = shown.filter(({ name }) => !textOf.has(name)).map((field) => shownRow(field, review));
  const wrong = shown.flatMap((field, index) => {
    const problem = textOf.get(field.name);
    return problem === undefined ? [] : [wrongField(field, index, problem, review)];
  });
  const enctype = shown.some(({ name, type }) => type === 'file' && textOf.has(name)) ? ' enctype="multipart/form-data"' : '';
  const intro = note === undefined ? `<p>${escapeHtml(words.reviewText)}</p>` : `<p class="note">${escapeHtml(note)}</p>`;
  const content = `<h1>${escapeHtml(words.review)}</h1>
${intro}
${rows.length > 0 ? `<dl>\n${rows.join('\n')}\n</dl>` : ''}
<form method="post" action="${escapeHtml(action)}"${enctype}>
${wrong.join('\n')}
${hiddenValues(review).join('\n')}
<button type="submit">${escapeHtml(form.submit === '' ? words.send : form.submit)}</button>
</form>
${backLink(edition, back)}`;
  return pageAnswer(edition, words.review, content, status);
}
