import { css } from '@linaria/core';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { Button } from 'react-aria-components';
import type { MessageLanguage } from '../../../../templates/model/files/language.ts';
import type { RecipeId } from '../../../core/diagnostics/messages/recipes.ts';
import { Control } from '../form/control.tsx';
import { useField } from '../form/field-context.ts';
import { NestedContext } from '../form/nested.ts';
import { ObjectForm } from '../form/object-form.tsx';
import { objectOf } from '../model/fields.ts';
import { isSame, ownerOf, type Path } from '../model/places.ts';
import { Drawing } from '../parts/drawing.tsx';
import { GuideLink } from '../parts/guide-link.tsx';
import { fieldOf } from '../store/field-of.ts';
import { kindName, nameIn } from '../store/naming.ts';
import { shortEditOf } from '../store/short-forms.ts';
import { loadedValueAt, pageOf, type Snapshot } from '../store/snapshot.ts';
import { useEditor, useSnapshot } from '../store/use-editor.ts';
import { button } from '../style/controls.ts';
import { useLanguage, useWords, words } from '../words/words.tsx';
import { useView } from './view.ts';

const side = css`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: 1rem;
  padding: 0.875rem;
  overflow: auto;
  background: var(--ground);
  border-inline-start: 1px solid var(--hairline);

  & > header {
    display: grid;
    gap: 0.25rem;
  }

  & > header > p {
    font-size: 0.8125rem;
    color: var(--soft);
  }

  & > header > button {
    justify-self: start;
  }
`;

/** Lists that are edited elsewhere in the editor. */
const elsewhere = new Set(['blocks', 'cards', 'posts', 'entries']);

const nested = { Control, ObjectForm };

interface PanelHeading {
  title: string;
  about: string;
  /** Name and guide page of the part. */
  fieldName: string;
  recipe: RecipeId | undefined;
}

const topNames = (language: MessageLanguage): Record<string, string> => words[language].outline;

/** Name of the part that the panel shows. */
function nameOf(snapshot: Snapshot, path: Path, language: MessageLanguage): PanelHeading {
  const { schema } = snapshot;
  const value = loadedValueAt(snapshot, path);
  const field = fieldOf(snapshot, path)?.field;
  const kind = kindName(schema, field, value)?.[language];
  const model = schema && field && objectOf(schema, field, value);
  const own = path.length === 1 ? topNames(language)[String(path[0])] : nameIn(value);
  const title = own ?? kind ?? '';
  return { title, about: kind ?? model?.about[language] ?? '', fieldName: kind ?? title, recipe: model?.recipe };
}

function OwnForm({ path }: { path: Path }) {
  const snapshot = useSnapshot();
  const field = fieldOf(snapshot, path)?.field;
  const { value, commit } = useField(path);
  const { title } = nameOf(snapshot, path, useLanguage());
  if (!field || !snapshot.schema || value === undefined) return null;
  const model = objectOf(snapshot.schema, field, value);
  if (model) return <ObjectForm path={path} model={model} value={value} without={path.length <= 2 ? elsewhere : new Set()} />;
  return (
    <Control
      path={path}
      field={field}
      property={undefined}
      value={value}
      label={title}
      isInvalid={false}
      describedBy={undefined}
      commit={commit}
    />
  );
}

/** Links from what the panel shows: to its short form, its own page, and the page around it. */
function PanelLinks({ owner }: { owner: Path }) {
  const w = useWords();
  const { navigation } = useEditor();
  const { show } = useView();
  const snapshot = useSnapshot();
  const page = pageOf(snapshot);
  const isInPage = page !== undefined && !isSame(owner, page.at);
  // A part that has its own page gets a link to it.
  const own = snapshot.state?.pages.find(({ made, at }) => made !== undefined && isSame(at, owner));
  const short = shortEditOf(snapshot, snapshot.focus);
  return (
    <>
      {short ? (
        <Button className={button} onPress={() => show({ task: short.task, seed: { edits: short.at }, isFromRemark: false })}>
          <Drawing name="edit" size={16} />
          {w.tasks.shortForm}
        </Button>
      ) : null}
      {own && isInPage ? (
        <Button className={button} onPress={() => navigation.showPage(own.path)}>
          <Drawing name="page" size={16} />
          {w.pages.open}
        </Button>
      ) : null}
      {isInPage ? (
        <Button className={button} onPress={() => navigation.focus(page.at)}>
          <Drawing name="up" size={16} />
          {w.panel.toPage}
        </Button>
      ) : null}
    </>
  );
}

/** Ref of an element that shows its start when it has other content; a field in it may then scroll into view. */
function useScrolledToTop(content: number): RefObject<HTMLElement | null> {
  const element = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for other content
  useLayoutEffect(() => {
    // In a block: newer browsers return a promise, which React would take for a clean-up.
    element.current?.scrollTo({ top: 0 });
  }, [content]);
  return element;
}

/** Fields of the focused section, card, page or shared part. */
export function Panel() {
  const w = useWords();
  const language = useLanguage();
  const snapshot = useSnapshot();
  const { focus } = snapshot;
  const owner = ownerOf(focus);
  const { title, about, fieldName: called, recipe } = nameOf(snapshot, owner, language);
  const element = useScrolledToTop(snapshot.panelKey);
  return (
    <section ref={element} className={side} data-part="panel" aria-label={w.panel.name}>
      {focus.length === 0 ? <p>{w.panel.nothing}</p> : null}
      <header>
        <h2 tabIndex={-1}>
          <bdi>{title}</bdi>
          {recipe ? <GuideLink recipe={recipe} about={called} /> : null}
        </h2>
        <p>{about}</p>
        <PanelLinks owner={owner} />
      </header>
      <NestedContext value={nested}>{owner.length > 0 ? <OwnForm key={snapshot.panelKey} path={owner} /> : null}</NestedContext>
    </section>
  );
}
