import { useState } from 'react';
import type { TaskRequest } from '../../document/protocol-tasks.ts';
import { blocksOf, sectionsPathOf } from '../store/snapshot.ts';
import { useSnapshot } from '../store/use-editor.ts';
import { useWords } from '../words/words.tsx';
import { TaskText } from './fields.tsx';
import { choicesOf, type FieldDraft, FormFields } from './form-fields.tsx';
import type { TaskFormProps } from './forms.tsx';
import { ShortForm } from './short-form.tsx';

/** Fields that most forms have. */
const usual = ['name', 'email', 'textarea'] as const;

/** Form that adds a form to the shown page: its title, who receives the answers, and its fields. */
export function AddFormForm({ onDone }: TaskFormProps) {
  const { tasks: w } = useWords();
  const snapshot = useSnapshot();
  const [heading, setHeading] = useState('');
  const [to, setTo] = useState('');
  const [fields, setFields] = useState<FieldDraft[]>(() =>
    usual.map((type, id) => ({ id, type, label: w.form.usual[type], isRequired: type !== 'textarea', choices: '' })),
  );
  const request: TaskRequest = {
    task: 'add-form',
    at: sectionsPathOf(snapshot),
    index: blocksOf(snapshot).length,
    heading: heading.trim(),
    to: to.trim(),
    fields: fields.map(({ type, label, isRequired, choices }) => ({
      ...{ type, label: label.trim(), isRequired },
      ...(type === 'select' && { options: choicesOf(choices) }),
    })),
  };
  const missing = [
    ...(heading.trim() === '' ? ['title'] : []),
    ...fields.flatMap(({ id, label }) => (label.trim() === '' ? [`label ${id}`] : [])),
    ...fields.flatMap(({ id, type, choices }) => (type === 'select' && choicesOf(choices).length === 0 ? [`choices ${id}`] : [])),
  ];
  return (
    <ShortForm request={request} missing={missing} doLabel={w.doAdd} onDone={onDone}>
      <TaskText label={w.form.heading} name="title" value={heading} onChange={setHeading} autoFocus />
      <TaskText label={w.form.to} name="to" value={to} onChange={setTo} isLatin />
      <FormFields fields={fields} onChange={setFields} first={usual.length} />
    </ShortForm>
  );
}
