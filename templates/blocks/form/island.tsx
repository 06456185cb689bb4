import { css } from '@linaria/core';
import { useEffect, useRef } from 'react';
import { Slot } from '../../runtime/islands/slot.tsx';
import { type FileWords, fileProblem } from './file-rules.ts';
import { type NumberWords, numberProblem, plainDigits, plainNumber } from './numbers.ts';
import { type ProblemWords, problemOf } from './problems.ts';
import { hideSummary, nameOf, type Problem, type SummaryWords, showSummary } from './summary.ts';

const problem = css`
  margin-block-start: var(--space-2);
  font-size: var(--text-sm);
  font-weight: 500;
  line-height: 1.6;
  color: var(--danger);
`;

/** Messages about files and numbers are present only if the form has such fields. */
type AllWords = ProblemWords & Partial<FileWords & NumberWords> & SummaryWords;

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const controlsIn = (place: Element) => [...place.querySelectorAll<Control>('input, select, textarea')];

/** Adds an id to `aria-describedby` of an element, or removes it. */
function describeBy(element: Element, id: string, isDescribed: boolean): void {
  const ids = (element.getAttribute('aria-describedby') ?? '').split(' ').filter((one) => one !== '' && one !== id);
  if (isDescribed) ids.push(id);
  if (ids.length > 0) element.setAttribute('aria-describedby', ids.join(' '));
  else element.removeAttribute('aria-describedby');
}

/** Sets a custom validity: browsers check neither size nor type of files. */
function askOfFiles(control: Control, { badFileKind, bigFile }: Partial<FileWords>): void {
  if (!badFileKind || !bigFile) return;
  if (!(control instanceof HTMLInputElement) || control.type !== 'file') return;
  const most = Number(control.dataset.largest ?? Number.POSITIVE_INFINITY);
  control.setCustomValidity(fileProblem([...(control.files ?? [])], { accept: control.accept, most }, { badFileKind, bigFile }));
}

const numberOf = (value: string | undefined) => (value === undefined ? undefined : Number(value));

/** Sets a custom validity: numbers are text inputs, whose limits browsers do not check. */
function askOfNumbers(control: Control, { badNumber, badStep, tooLow, tooHigh }: AllWords): void {
  const { least, most, step } = control.dataset;
  if (step === undefined || !badNumber || !badStep) return;
  const limits = { min: numberOf(least), max: numberOf(most), step: Number(step) };
  control.setCustomValidity(numberProblem(control.value, limits, { badNumber, badStep, tooLow, tooHigh }));
}

/** Submits digits as Western ones, which services expect; the visible value stays as typed. */
function sendWestern(form: Element, { formData }: FormDataEvent): void {
  for (const control of controlsIn(form)) {
    if (!(control instanceof HTMLInputElement) || !formData.has(control.name)) continue;
    const { name, value, dataset, type, pattern } = control;
    if (type !== 'tel' && pattern === '') continue;
    formData.set(name, (dataset.step === undefined ? undefined : plainNumber(value)) ?? plainDigits(value));
  }
}

/**
 * Shows or clears the message beside a field.
 * @returns the problem, if there is one
 */
function validate(place: Element, words: AllWords): Problem | undefined {
  const controls = controlsIn(place);
  for (const control of controls) {
    askOfFiles(control, words);
    askOfNumbers(control, words);
  }
  const wrong = controls.find((control) => !control.validity.valid);
  const [first] = controls;
  if (!first) return undefined;
  const label = nameOf(place);
  const text = wrong ? problemOf(wrong, label, words) : '';
  const id = `${first.id}-problem`;
  const old = document.getElementById(id);
  const said = old ?? document.createElement('p');
  said.textContent = text;
  if (!wrong) old?.remove();
  else if (!old) {
    said.id = id;
    said.className = problem;
    (place.querySelector('[data-filled]') ?? place).append(said);
  }
  // Radio buttons are invalid as a group: the attribute is set on the fieldset.
  for (const element of first.type === 'radio' ? [place] : controls) {
    if (wrong) element.setAttribute('aria-invalid', 'true');
    else element.removeAttribute('aria-invalid');
  }
  for (const control of controls) describeBy(control, id, wrong !== undefined);
  return wrong && { place, control: wrong, label, text };
}

/**
 * Validates as the visitor types and submits. Properties of the form itself are not read: fields may shadow them, e.g. one
 * named `id`.
 */
function watch(form: Element, words: AllWords, signal: AbortSignal): void {
  const places = [...form.querySelectorAll('[data-field]')];
  const placeOf = ({ target }: Event) => (target as Element).closest('[data-field]');
  const isMarkedInvalid = (place: Element) => place.matches('[aria-invalid]') || place.querySelector('[aria-invalid]') !== null;
  form.setAttribute('novalidate', '');
  form.addEventListener('formdata', (event) => sendWestern(form, event as FormDataEvent), { signal });
  form.addEventListener(
    'submit',
    (event) => {
      const wrong = places.flatMap((place) => validate(place, words) ?? []);
      if (wrong.length === 0) return hideSummary(form);
      event.preventDefault();
      showSummary(form, wrong, words);
    },
    { signal },
  );
  // While a message is shown, each input event may clear it; otherwise fields are checked when they lose focus.
  form.addEventListener(
    'input',
    (event) => {
      const place = placeOf(event);
      if (!place || !isMarkedInvalid(place)) return;
      validate(place, words);
      if (!places.some(isMarkedInvalid)) hideSummary(form);
    },
    { signal },
  );
  form.addEventListener(
    'change',
    (event) => {
      const place = placeOf(event);
      if (!place || (event.target as Control).value === '') return;
      const tell = () => validate(place, words);
      // Showing a message moves the layout: a button that is being pressed would lose its click.
      if (form.matches(':active')) addEventListener('pointerup', () => setTimeout(tell), { once: true, signal });
      else tell();
    },
    { signal },
  );
}

/**
 * Shows problems in the language of the page, above the form and beside each field. Without this island browsers show their own
 * messages.
 */
export function Island({ words }: { words: AllWords }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const form = root.current?.querySelector('form');
    const watching = new AbortController();
    if (form) watch(form, words, watching.signal);
    return () => watching.abort();
  }, [words]);
  return (
    <div ref={root}>
      <Slot name="form" />
    </div>
  );
}
