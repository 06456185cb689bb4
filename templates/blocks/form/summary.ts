import { css } from '@linaria/core';
import { fill } from '../../model/labels/fill.ts';
import { isolated } from './problems.ts';

const summary = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
  padding: var(--space-4);
  border: 2px solid var(--danger);
  border-radius: var(--radius-sm);

  & > :first-child {
    font-size: var(--text-lg);
    color: var(--danger);
  }
  & li {
    padding-block: 0.25rem;
  }
  & a {
    color: var(--danger);
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`;

/** Texts of the error summary; `%s` stands for a count, for a field's name and message, or for the page title. */
export interface SummaryWords {
  problems: string;
  problemOfField: string;
  problemTitle: string;
}

/** Field with a problem. */
export interface Problem {
  place: Element;
  /** Control to focus. */
  control: HTMLElement;
  /** Name of the field. */
  label: string;
  /** Message beside the field. */
  text: string;
}

/** Name of a field without the required mark. */
export function nameOf(place: Element): string {
  const label = place.querySelector('legend, label')?.cloneNode(true);
  if (!(label instanceof Element)) return '';
  for (const mark of label.querySelectorAll('[aria-hidden]')) mark.remove();
  return (label.textContent ?? '').trim().replace(/\s*:$/, '');
}

/** Link to a field; includes the field's name if the message does not. */
function linkTo({ place, control, label, text }: Problem, words: SummaryWords): HTMLElement {
  const link = document.createElement('a');
  link.href = `#${control.id}`;
  link.textContent = text.includes(label) ? text : fill(words.problemOfField, isolated(label), text);
  link.addEventListener('click', (event) => {
    event.preventDefault();
    // Browsers would scroll the control into view and leave its label under the header.
    place.scrollIntoView();
    control.focus({ preventScroll: true });
  });
  const item = document.createElement('li');
  item.append(link);
  return item;
}

const summaryIn = (place: ParentNode) => place.querySelector<HTMLElement>('[data-problems]');

/** Original page title, saved while a form has problems. */
let ownTitle: string | undefined;

/** Removes the error summary, and restores the page title once no other form has problems. */
export function hideSummary(form: Element): void {
  summaryIn(form)?.remove();
  if (ownTitle === undefined || summaryIn(document)) return;
  document.title = ownTitle;
  ownTitle = undefined;
}

/** Shows the error summary, updates the page title and moves focus to the summary. */
export function showSummary(form: Element, problems: readonly Problem[], words: SummaryWords): void {
  summaryIn(form)?.remove();
  const said = document.createElement('div');
  said.className = summary;
  said.dataset.problems = '';
  said.tabIndex = -1;
  said.setAttribute('role', 'group');
  const heading = document.createElement(form.closest('section')?.querySelector('h2') ? 'h3' : 'h2');
  heading.textContent = fill(words.problems, String(problems.length));
  heading.id = `${problems[0]?.control.id}-summary`;
  said.setAttribute('aria-labelledby', heading.id);
  const list = document.createElement('ul');
  list.setAttribute('role', 'list');
  list.append(...problems.map((problem) => linkTo(problem, words)));
  said.append(heading, list);
  form.prepend(said);
  ownTitle ??= document.title;
  document.title = fill(words.problemTitle, ownTitle);
  said.focus();
}
