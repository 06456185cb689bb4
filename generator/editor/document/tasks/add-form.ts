import { inLanguages } from '../../../../templates/model/files/language.ts';
import { textOf } from '../../../core/json/text-of.ts';
import type { Json, JsonObject } from '../../../core/json/value.ts';
import { get } from '../../../core/json/walk.ts';
import { freeName } from '../free-name.ts';
import type { FormFieldRequest, TaskRequest } from '../protocol-tasks.ts';
import { languageOfSite, listAt, Task, TaskError, type TaskPlan } from './task.ts';

type AddForm = Extract<TaskRequest, { task: 'add-form' }>;

const words = inLanguages({ ar: { submit: 'أرسل' }, en: { submit: 'Send' } });

/** Addresses of examples, which nobody receives. https://www.rfc-editor.org/rfc/rfc2606 */
const isExample = (address: string) => /[@/.]example\.(?:com|net|org)\b|\.(?:test|invalid|example)\b/i.test(address);

/** Address of a form, from an e-mail address or a web address. @throws TaskError */
function actionOf(site: Json, typed: string): string {
  const own = textOf(get(get(get(get(site, 'site'), 'contact'), 'email'), 'value'));
  const to = typed.trim() || own;
  if (to === '' || isExample(to)) throw new TaskError('example-address', 'to');
  return to.includes('@') && !to.startsWith('mailto:') && !to.startsWith('https:') ? `mailto:${to}` : to;
}

/** What the browser fills in. https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#autofill */
const purposes: Partial<Record<FormFieldRequest['type'], string>> = { name: 'name', email: 'email', tel: 'tel' };

/** Usual names of values; others are derived from the label. */
const usualNames: Partial<Record<FormFieldRequest['type'], string>> = {
  name: 'name',
  email: 'email',
  tel: 'phone',
  consent: 'consent',
};

/** Fields with the names of their values, each of which is used once. */
function fieldsOf(fields: readonly FormFieldRequest[]): Json[] {
  const taken: string[] = [];
  return fields.map(({ type, label, isRequired, options = [] }): JsonObject => {
    const name = freeName(usualNames[type] ?? label, taken, 'field');
    taken.push(name);
    const purpose = purposes[type];
    return {
      ...{ type: type === 'name' ? 'text' : type, name, label },
      ...(isRequired && { required: true }),
      ...(type === 'select' && { options }),
      ...(purpose && { autocomplete: purpose }),
    };
  });
}

/** Inserts a form. @throws TaskError */
export function addForm(site: Json, { at, index, heading, to, fields }: AddForm): TaskPlan {
  const task = new Task(site);
  if (at.at(-1) !== 'blocks' || !Array.isArray(task.at(at))) throw new TaskError('no-such-place', 'at');
  if (fields.length === 0) throw new TaskError('nothing-to-do', 'fields');
  const value: Json = {
    ...{ type: 'form', heading, action: actionOf(site, to), fields: fieldsOf(fields) },
    submit: words[languageOfSite(site)].submit,
  };
  const place = Math.min(index, listAt(site, at).length);
  task.do({ do: 'insert', at, index: place, value });
  task.addConsequence('section-added', [...at, place]);
  return task.plan('task-add-form', { title: heading });
}
