import { css } from '@linaria/core';
import { Fragment } from 'react';
import { Button, Menu, MenuItem, MenuTrigger, Popover, Separator, Text } from 'react-aria-components';
import { ImportWindow } from '../importing/import-window.tsx';
import { LanguagesWindow } from '../languages/languages-window.tsx';
import { MediaWindow } from '../media/media-window.tsx';
import type { Path } from '../model/places.ts';
import type { TaskSeed } from '../model/task-seed.ts';
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
import { AddEventForm, EditEventForm } from './event-form.tsx';
import { AddFormForm } from './form-form.tsx';
import { DeletePageForm, RemovePastForm, RenamePageForm, RenameTitleForm } from './forms.tsx';
import { AddNewsForm } from './news-form.tsx';
import { AddPageForm } from './page-form.tsx';
import { AddPersonForm, EditPersonForm } from './person-form.tsx';
import { PlaceholdersForm, usePlaceholders } from './placeholders-form.tsx';
import { recipeOfForm, type TaskName } from './recipe-of-form.ts';

const forms = {
  addNews: AddNewsForm,
  addEvent: AddEventForm,
  addPerson: AddPersonForm,
  editEvent: EditEventForm,
  editPerson: EditPersonForm,
  addForm: AddFormForm,
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
  languages: LanguagesWindow,
  media: MediaWindow,
  importSite: ImportWindow,
} as const satisfies Record<TaskName, unknown>;

/** What the menu lists besides tasks. */
type OtherName = 'replaceText' | 'colours' | 'contact';

const drawings: Record<TaskName | OtherName, DrawingName> = {
  addNews: 'file',
  addEvent: 'clock',
  addPerson: 'card',
  editEvent: 'edit',
  editPerson: 'edit',
  addForm: 'form',
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
  languages: 'language',
  media: 'picture',
  importSite: 'upload',
  replaceText: 'search',
  colours: 'swap',
  contact: 'site',
};

/** Tasks as the menu lists them: what is added often, what else begins, this page, what is tended, the whole site. */
const groups: readonly (readonly (TaskName | OtherName)[])[] = [
  ['addNews', 'addEvent', 'addPerson', 'addForm', 'addPage'],
  ['addEntry', 'beginPosts', 'beginCards', 'addAnnouncement'],
  ['renameTitle', 'renamePage', 'deletePage'],
  ['renameEntry', 'deleteEntry', 'removePast', 'placeholders'],
  ['replaceText', 'media', 'languages', 'colours', 'contact', 'importSite'],
];

const divider = css`
  block-size: 1px;
  margin: 0.1875rem 0.625rem;
  background: var(--hairline);
`;

/** Tasks for the current page, if it is written in the file. */
const ofPage = new Set<TaskName>(['addForm', 'renameTitle', 'renamePage', 'deletePage', 'beginCards']);

/** Tasks that need a collection with items. */
const ofEntries = new Set<TaskName>(['addEntry', 'renameEntry', 'deleteEntry']);

/** Tasks that change the site as a whole. */
const ofManaging = new Set<TaskName>(['languages', 'importSite']);

const isTask = (name: string): name is TaskName => Object.hasOwn(forms, name);

interface TasksMenuProps {
  /** Task whose form is open. */
  task: TaskName | undefined;
  onTask: (task: TaskName | undefined) => void;
  /** Values that the form begins with. */
  seed: TaskSeed | undefined;
  /** Opened from a problem. */
  isFromRemark: boolean;
  /** Opens finding and replacing in the site. */
  onReplace: () => void;
  /** For people who may not write. */
  isDisabled?: boolean;
  /** Whether to offer what only those who publish may do. */
  hasManaging?: boolean;
  /** Opens a place of the content. */
  onJump: (at: Path) => void;
}

/** Whether a task applies to the site. */
function useIsOffered(): (name: TaskName) => boolean {
  const isEmpty = useFilledCollections().length === 0;
  const hasPlaceholders = usePlaceholders().length > 0;
  const isMade = usePart((snapshot) => pageOf(snapshot)?.made !== undefined);
  const hasAnnouncement = usePart(({ roots }) => roots.get('/announcement')?.value !== undefined);
  return (name) => {
    if (name === 'addAnnouncement') return !hasAnnouncement;
    if (name === 'placeholders') return hasPlaceholders;
    return !(isEmpty && ofEntries.has(name)) && !(isMade && ofPage.has(name));
  };
}

function TaskList({ onTask, onReplace, hasManaging = true }: Pick<TasksMenuProps, 'onTask' | 'onReplace' | 'hasManaging'>) {
  const { tasks: w } = useWords();
  const { navigation } = useEditor();
  const isOffered = useIsOffered();
  const shown = groups
    .map((names) => names.filter((name) => !isTask(name) || (isOffered(name) && (hasManaging || !ofManaging.has(name)))))
    .filter((names) => names.length > 0);
  const act = (key: string) => {
    if (isTask(key)) onTask(key);
    if (key === 'replaceText') onReplace();
    if (key === 'colours') navigation.focus(['site', 'theme']);
    if (key === 'contact') navigation.focus(['site', 'contact']);
  };
  return (
    <Menu className={menu} onAction={(key) => act(String(key))}>
      {shown.map((names, index) => (
        <Fragment key={names[0]}>
          {index > 0 ? <Separator className={divider} /> : null}
          {names.map((name) => (
            <MenuItem key={name} id={name} className={menuItem} textValue={w[name]}>
              <Drawing name={drawings[name]} size={18} />
              <Text slot="label">{w[name]}</Text>
            </MenuItem>
          ))}
        </Fragment>
      ))}
    </Menu>
  );
}

/** Menu of tasks, each with a short form, and of links to the colours and contact data. */
export function TasksMenu(props: TasksMenuProps) {
  const { task, onTask, seed, isFromRemark, onReplace, isDisabled = false, hasManaging = true, onJump } = props;
  const w = useWords();
  const Form = task && forms[task];
  const close = () => onTask(undefined);
  return (
    <>
      <MenuTrigger>
        <Button className={button} isDisabled={isDisabled}>
          <Drawing name="task" size={18} />
          {w.tasks.name}
        </Button>
        <Popover className={popover} placement="bottom start">
          <TaskList onTask={onTask} onReplace={onReplace} hasManaging={hasManaging} />
        </Popover>
      </MenuTrigger>
      <DialogFrame
        title={task ? w.tasks[task] : ''}
        isNarrow={task !== 'media'}
        // A press outside would discard what was typed.
        isDismissable={task === 'media'}
        recipe={task && recipeOfForm[task]}
        isOpen={task !== undefined}
        onOpenChange={close}
      >
        {() => (Form ? <Form onDone={close} seed={seed} onJump={onJump} isFromRemark={isFromRemark} onTask={onTask} /> : null)}
      </DialogFrame>
    </>
  );
}
