import { useState } from 'react';
import { Button, Menu, MenuItem, MenuTrigger, Popover, Text } from 'react-aria-components';
import { recipeOfTask } from '../../guide/recipe-of.ts';
import type { RecipeId } from '../../guide/recipes.ts';
import { DialogFrame } from '../parts/dialog-frame.tsx';
import { Drawing } from '../parts/drawing.tsx';
import type { DrawingName } from '../parts/drawings.ts';
import { useEditor, useSnapshot } from '../store/use-editor.ts';
import { button, menu, menuItem, popover } from '../style/controls.ts';
import { useWords } from '../words/words.tsx';
import { AddEntryForm } from './entry-form.tsx';
import { AddPageForm, DeletePageForm, RemovePastForm, RenamePageForm } from './forms.tsx';

const forms = {
  addPage: AddPageForm,
  renamePage: RenamePageForm,
  deletePage: DeletePageForm,
  addEntry: AddEntryForm,
  removePast: RemovePastForm,
} as const;

type TaskName = keyof typeof forms;

const drawings: Record<TaskName, DrawingName> = {
  addPage: 'page',
  renamePage: 'link',
  deletePage: 'trash',
  addEntry: 'card',
  removePast: 'clock',
};

const recipes: Record<TaskName, RecipeId> = {
  addPage: recipeOfTask['add-page'],
  renamePage: recipeOfTask['rename-page'],
  deletePage: recipeOfTask['delete-page'],
  addEntry: recipeOfTask['add-entry'],
  removePast: recipeOfTask['remove-past'],
};

const isTask = (name: string): name is TaskName => Object.hasOwn(forms, name);

/** Whole tasks, each a short form; and places to go to: the colours, the contact data, what is provisional. */
export function TasksMenu() {
  const w = useWords();
  const editor = useEditor();
  const { state } = useSnapshot();
  const [task, setTask] = useState<TaskName | undefined>(undefined);
  const names = Object.keys(forms) as TaskName[];
  const placeholder = state?.problems.find(({ kind }) => kind === 'placeholder');
  const act = (key: string) => {
    if (isTask(key)) setTask(key);
    if (key === 'colours') editor.focus(['site', 'theme']);
    if (key === 'contact') editor.focus(['site', 'contact']);
    if (key === 'placeholder' && placeholder) editor.jump(placeholder.at);
  };
  const places: { id: string; drawing: DrawingName; words: string }[] = [
    { id: 'colours', drawing: 'swap', words: w.tasks.colours },
    { id: 'contact', drawing: 'site', words: w.tasks.contact },
    ...(placeholder ? [{ id: 'placeholder', drawing: 'flag' as const, words: w.tasks.placeholder }] : []),
  ];
  const Form = task && forms[task];
  const close = () => setTask(undefined);
  return (
    <>
      <MenuTrigger>
        <Button className={button}>
          <Drawing name="task" size={18} />
          {w.tasks.name}
        </Button>
        <Popover className={popover} placement="bottom start">
          <Menu className={menu} onAction={(key) => act(String(key))}>
            {[...names.map((name) => ({ id: name as string, drawing: drawings[name], words: w.tasks[name] })), ...places].map(
              ({ id, drawing, words }) => (
                <MenuItem key={id} id={id} className={menuItem} textValue={words}>
                  <Drawing name={drawing} size={18} />
                  <Text slot="label">{words}</Text>
                </MenuItem>
              ),
            )}
          </Menu>
        </Popover>
      </MenuTrigger>
      <DialogFrame
        title={task ? w.tasks[task] : ''}
        isNarrow
        recipe={task && recipes[task]}
        isOpen={task !== undefined}
        onOpenChange={close}
      >
        {() => (Form ? <Form onDone={close} /> : null)}
      </DialogFrame>
    </>
  );
}
