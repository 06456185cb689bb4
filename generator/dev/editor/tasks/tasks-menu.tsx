import { Button, Menu, MenuItem, MenuTrigger, Popover, Text } from 'react-aria-components';
import { MediaWindow } from '../media/media-window.tsx';
import type { Path } from '../model/places.ts';
import { DialogFrame } from '../parts/dialog-frame.tsx';
import { Drawing } from '../parts/drawing.tsx';
import type { DrawingName } from '../parts/drawings.ts';
import { pageOf } from '../store/snapshot.ts';
import { useEditor, usePart } from '../store/use-editor.ts';
import { button, menu, menuItem, popover } from '../style/controls.ts';
import { useWords } from '../words/words.tsx';
import { AddAnnouncementForm, BeginCardsForm, BeginPostsForm } from './begin-forms.tsx';
import { DeleteEntryForm, RenameEntryForm, useFilledCollections } from './entry-choice.tsx';
import { AddEntryForm } from './entry-form.tsx';
import { AddPageForm, DeletePageForm, RemovePastForm, RenamePageForm, RenameTitleForm } from './forms.tsx';
import { PlaceholdersForm, usePlaceholders } from './placeholders-form.tsx';
import { recipeOfForm, type TaskName } from './recipe-of-form.ts';

const forms = {
  addPage: AddPageForm,
  renameTitle: RenameTitleForm,
  renamePage: RenamePageForm,
  deletePage: DeletePageForm,
  addEntry: AddEntryForm,
  beginPosts: BeginPostsForm,
  beginCards: BeginCardsForm,
  addAnnouncement: AddAnnouncementForm,
  renameEntry: RenameEntryForm,
  deleteEntry: DeleteEntryForm,
  removePast: RemovePastForm,
  placeholders: PlaceholdersForm,
  media: MediaWindow,
} as const satisfies Record<TaskName, unknown>;

const drawings: Record<TaskName, DrawingName> = {
  addPage: 'page',
  renameTitle: 'edit',
  renamePage: 'link',
  deletePage: 'trash',
  addEntry: 'card',
  beginPosts: 'file',
  beginCards: 'card',
  addAnnouncement: 'flag',
  renameEntry: 'edit',
  deleteEntry: 'trash',
  removePast: 'clock',
  placeholders: 'flag',
  media: 'picture',
};

/** Tasks of the page that is shown, where it is one of the file's own. */
const ofPage = new Set<TaskName>(['renameTitle', 'renamePage', 'deletePage', 'beginCards']);

/** Tasks that need something in a collection. */
const ofEntries = new Set<TaskName>(['addEntry', 'renameEntry', 'deleteEntry']);

const isTask = (name: string): name is TaskName => Object.hasOwn(forms, name);

interface TasksMenuProps {
  /** The one whose form is open. */
  task: TaskName | undefined;
  onTask: (task: TaskName | undefined) => void;
  /** A remark has led to the form. */
  isFromRemark: boolean;
  /** Goes to a place of the content. */
  onJump: (at: Path) => void;
}

/** Whole tasks, each a short form; and places to go to: the colours, the contact data, what is provisional. */
export function TasksMenu({ task, onTask: setTask, isFromRemark, onJump }: TasksMenuProps) {
  const w = useWords();
  const editor = useEditor();
  const isEmpty = useFilledCollections().length === 0;
  const hasPlaceholders = usePlaceholders().length > 0;
  const isMade = usePart((snapshot) => pageOf(snapshot)?.made !== undefined);
  const hasAnnouncement = usePart(({ roots }) => roots.get('/announcement')?.value !== undefined);
  const isIdle = (name: TaskName) =>
    name === 'addAnnouncement'
      ? hasAnnouncement
      : name === 'placeholders'
        ? !hasPlaceholders
        : (isEmpty && ofEntries.has(name)) || (isMade && ofPage.has(name));
  const names = (Object.keys(forms) as TaskName[]).filter((name) => !isIdle(name));
  const act = (key: string) => {
    if (isTask(key)) setTask(key);
    if (key === 'colours') editor.navigation.focus(['site', 'theme']);
    if (key === 'contact') editor.navigation.focus(['site', 'contact']);
  };
  const places: { id: string; drawing: DrawingName; words: string }[] = [
    { id: 'colours', drawing: 'swap', words: w.tasks.colours },
    { id: 'contact', drawing: 'site', words: w.tasks.contact },
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
        isNarrow={task !== 'media'}
        recipe={task && recipeOfForm[task]}
        isOpen={task !== undefined}
        onOpenChange={close}
      >
        {() => (Form ? <Form onDone={close} onJump={onJump} isFromRemark={isFromRemark} /> : null)}
      </DialogFrame>
    </>
  );
}
