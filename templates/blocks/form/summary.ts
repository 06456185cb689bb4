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

/** What is said above a form; `%s` stands for a number, for a field's name and its message, and for the title of the page. */
export interface SummaryWords {
  problems: string;
  problemOfField: string;
  problemTitle: string;
}

/** A field that is to be corrected. */
export interface Problem {
  place: Element;
  /** Where it is corrected. */
  control: HTMLElement;
  /** What it is called. */
  label: string;
  /** What is said beside it. */
  text: string;
}

/** What a field is called, without the mark of what is required. */
export function nameOf(place: Element): string {
  const label = place.querySelector('legend, label')?.cloneNode(true);
  if (!(label instanceof Element)) return '';
  for (const mark of label.querySelectorAll('[aria-hidden]')) mark.remove();
  return (label.textContent ?? '').trim().replace(/\s*:$/, '');
}

/** A link to a field; its words name the field where the message beside it does not. */
function linkTo({ place, control, label, text }: Problem, words: SummaryWords): HTMLElement {
  const link = document.createElement('a');
  link.href = `#${control.id}`;
  link.textContent = text.includes(label) ? text : fill(words.problemOfField, isolated(label), text);
  link.addEventListener('click', (event) => {
    event.preventDefault();
    // Browsers would scroll to the control and leave its name under the header.
    place.scrollIntoView();
    control.focus({ preventScroll: true });
  });
  const item = document.createElement('li');
  item.append(link);
  return item;
}

const summaryIn = (place: ParentNode) => place.querySelector<HTMLElement>('[data-problems]');

/** The title of the page while no form of it is to be corrected. */
let ownTitle: string | undefined;

/** Takes away what was said above a form, and of the title when no other form is to be corrected. */
export function hideSummary(form: Element): void {
  summaryIn(form)?.remove();
  if (ownTitle === undefined || summaryIn(document)) return;
  document.title = ownTitle;
  ownTitle = undefined;
}

/** Says above a form, and in the title, what is to be corrected, and brings the visitor there. */
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
