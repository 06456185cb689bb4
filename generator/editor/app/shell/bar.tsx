import { css } from '@linaria/core';
import { Toolbar } from 'react-aria-components';
import { AccountMenu } from '../desk/account-menu.tsx';
import { Colleagues } from '../desk/colleagues.tsx';
import { ReaderNotice } from '../desk/reader-notice.tsx';
import { useDesk, useMay } from '../desk/use-desk.ts';
import type { Path } from '../model/places.ts';
import { stepsIn } from '../model/steps.ts';
import { GuideButton } from '../parts/guide-link.tsx';
import { IconButton } from '../parts/icon-button.tsx';
import { useEditor, useSnapshot } from '../store/use-editor.ts';
import { spoken } from '../style/controls.ts';
import type { TaskName } from '../tasks/recipe-of-form.ts';
import { TasksMenu } from '../tasks/tasks-menu.tsx';
import { fill, tell, useLanguage, useWords } from '../words/words.tsx';
import { ChangesButton } from './changes.tsx';
import { EditionChoice } from './edition-choice.tsx';
import { HistoryButton } from './history.tsx';
import { LanguageLink } from './language-link.tsx';
import { MoreTools } from './more-tools.tsx';
import { PageChooser } from './page-chooser.tsx';
import { ProblemsButton } from './problems.tsx';
import { SaveStatus } from './save-status.tsx';
import { useNarrow } from './use-narrow.ts';
import { useView } from './view.ts';
import { PhoneToggle, ViewMenu } from './view-options.tsx';

const bar = css`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.375rem 0.5rem;
  padding: 0.375rem 0.75rem;
  background: var(--surface);
  border-block-end: 1px solid var(--hairline);

  & > div {
    display: flex;
    align-items: center;
    gap: 0.25rem;
    min-inline-size: 0;
  }

  @media (max-width: 60rem) {
    max-block-size: 32dvh;
    overflow: auto;

    & > div {
      flex-wrap: wrap;
    }
  }

  &[data-narrow] {
    padding-inline: 0.5rem;

    & button {
      padding-inline: 0.5rem;
    }
  }

  & > [data-row] {
    inline-size: 100%;
  }

  /* Both rows in one: what is low has room beside. */
  @media (min-width: 30.01rem) and (max-width: 60rem) and (max-height: 30rem) {
    flex-wrap: nowrap;
    padding-block: 0.125rem;

    & > [data-row] {
      flex-wrap: nowrap;
      inline-size: auto;
    }

    & > [data-row]:first-child {
      flex: 1;
    }

    & button {
      padding-inline: 0.375rem;
    }
  }

  & > [data-row] > div {
    display: flex;
  }

  /* The state of saving is an icon there. */
  &[data-narrow] output [data-words] {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }

  & > [data-row] > output {
    padding-inline: 0;
    margin-inline: auto;
  }

  & > [data-end] {
    margin-inline-start: auto;
  }
`;

/** Undo and redo buttons, labelled with the last change. */
function Steps() {
  const w = useWords();
  const language = useLanguage();
  const { actions } = useEditor();
  const { state } = useSnapshot();
  const mayWrite = useMay('writer');
  const { last, next } = stepsIn(state?.done ?? []);
  const undo = state?.canUndo && last ? fill(w.bar.undoOf, { what: tell(last.summary, language) }) : w.bar.undo;
  const redo = state?.canRedo && next ? fill(w.bar.redoOf, { what: tell(next.summary, language) }) : w.bar.redo;
  return (
    <div>
      <IconButton label={undo} drawing="undo" isDisabled={!(mayWrite && state?.canUndo)} onPress={actions.undo} />
      <IconButton label={redo} drawing="redo" isDisabled={!(mayWrite && state?.canRedo)} onPress={actions.redo} />
      <HistoryButton />
    </div>
  );
}

function Tasks() {
  const { navigation } = useEditor();
  const { view, show } = useView();
  const jump = (at: Path) => {
    show({ task: undefined, part: 'panel' });
    navigation.jump(at);
  };
  const open = (task: TaskName | undefined) => show({ task, seed: undefined, isFromRemark: false });
  const { task, seed, isFromRemark } = view;
  const replace = () => show({ isReplacing: true });
  const mayWrite = useMay('writer');
  const mayManage = useMay('editor');
  return (
    <TasksMenu
      isDisabled={!mayWrite}
      hasManaging={mayManage}
      task={task}
      onTask={open}
      seed={seed}
      isFromRemark={isFromRemark}
      onReplace={replace}
      onJump={jump}
    />
  );
}

function WideTools({ onLeave }: BarProps) {
  const w = useWords();
  return (
    <>
      <div>
        <IconButton label={w.bar.leave} drawing="back" onPress={onLeave} />
        <PageChooser />
        <EditionChoice />
        <Tasks />
      </div>
      <Steps />
      <div>
        <ViewMenu />
        <PhoneToggle />
      </div>
      <div data-end="">
        <SaveStatus />
        <ChangesButton />
        <ProblemsButton />
        <GuideButton />
        <LanguageLink />
        <Colleagues />
        <AccountMenu />
      </div>
    </>
  );
}

/** Row of the account and the colleagues, behind a desk. */
function DeskTools() {
  return useDesk() ? (
    <div data-row="">
      <AccountMenu />
      <Colleagues />
    </div>
  ) : null;
}

/** Two rows of tools for narrow screens: navigation and problems, then actions. */
function NarrowTools({ onLeave }: BarProps) {
  const w = useWords();
  return (
    <>
      <div data-row="">
        <IconButton label={w.bar.leave} drawing="back" onPress={onLeave} />
        <PageChooser />
        <ProblemsButton />
      </div>
      <div data-row="">
        <Tasks />
        <Steps />
        <SaveStatus />
        <ChangesButton />
        <MoreTools />
      </div>
      <DeskTools />
    </>
  );
}

interface BarProps {
  onLeave: () => void;
}

export function Bar({ onLeave }: BarProps) {
  const w = useWords();
  const isNarrow = useNarrow();
  return (
    <header>
      <h1 className={spoken}>{w.appName}</h1>
      <Toolbar className={bar} aria-label={w.bar.name} data-narrow={isNarrow || undefined}>
        {isNarrow ? <NarrowTools onLeave={onLeave} /> : <WideTools onLeave={onLeave} />}
      </Toolbar>
      <ReaderNotice />
    </header>
  );
}
