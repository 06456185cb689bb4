import { css } from '@linaria/core';
import { useState } from 'react';
import { Button, Input, SearchField } from 'react-aria-components';
import type { Json } from '../../../edit/contract.ts';
import { isObject } from '../../../edit/json.ts';
import { variantOf } from '../model/blank.ts';
import { fieldAt } from '../model/fields.ts';
import { DialogFrame } from '../parts/dialog-frame.tsx';
import { blankParts } from '../store/blank-parts.ts';
import { blockWork } from '../store/block-work.ts';
import { blocksOf } from '../store/snapshot.ts';
import { useEditor, useSnapshot } from '../store/use-editor.ts';
import { input } from '../style/controls.ts';
import { fill, useLanguage, useWords } from '../words/words.tsx';
import { useView } from './view.ts';

const grid = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(15rem, 1fr));
  gap: 1rem;
  padding: 0.25rem;
  overflow: auto;

  & > li > button {
    display: grid;
    gap: 0.5rem;
    inline-size: 100%;
    block-size: 100%;
    padding: 0.625rem;
    text-align: start;
    background: var(--surface);
    border: 1px solid var(--hairline);
    border-radius: 0.75rem;
  }

  & > li > button[data-hovered] {
    background: var(--accent-wash);
    border-color: var(--accent);
  }

  & small {
    display: block;
    line-height: 1.5;
    color: var(--soft);
  }
`;

const picture = css`
  position: relative;
  display: block;
  block-size: 8.5rem;
  overflow: hidden;
  background: #fff;
  border-radius: 0.5rem;

  & > iframe {
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: 0;
    inline-size: 500%;
    block-size: 500%;
    pointer-events: none;
    border: 0;
    transform: scale(0.2);
    transform-origin: top left;
  }

  & > iframe:dir(rtl) {
    transform-origin: top right;
  }
`;

interface Kind {
  type: string;
  form: string;
  label: string;
  about: string;
}

function useKinds(): Kind[] {
  const language = useLanguage();
  const { schema } = useSnapshot();
  const field = schema && fieldAt(schema, { at: [], value: undefined }, ['notFound', 'blocks', 0])?.field;
  if (!schema || field?.is !== 'variants') return [];
  return Object.entries(field.names).map(([type, form]) => {
    const model = schema.objects[form];
    return { type, form, label: model?.label?.[language] ?? type, about: model?.about[language] ?? '' };
  });
}

/** What two kinds of blocks have in common stays when one becomes the other. */
function kept(former: Json | undefined, made: { [key: string]: Json }, keys: ReadonlySet<string>): { [key: string]: Json } {
  const entries = Object.entries(isObject(former) ? former : {});
  const same = entries.filter(([key, value]) => keys.has(key) && (made[key] === undefined || typeof made[key] === typeof value));
  return { ...made, ...Object.fromEntries(same), ...(made.type !== undefined && { type: made.type }) };
}

function Kinds({ onPick, label }: { onPick: (kind: Kind) => void; label: string }) {
  const w = useWords();
  const { base } = useEditor();
  const [query, setQuery] = useState('');
  const words = query.trim();
  const kinds = useKinds().filter(({ type, label: name, about }) => `${name} ${about} ${type}`.includes(words));
  return (
    <>
      <SearchField aria-label={w.gallery.search} value={query} onChange={setQuery} autoFocus>
        <Input className={input} placeholder={w.gallery.search} />
      </SearchField>
      {kinds.length === 0 ? <p>{w.gallery.none}</p> : null}
      <ul className={grid}>
        {kinds.map((kind) => (
          <li key={kind.type}>
            <Button aria-label={fill(label, { name: kind.label })} onPress={() => onPick(kind)}>
              <span className={picture}>
                <iframe
                  src={`${base}_catalogue/${kind.type}/1`}
                  title={kind.label}
                  aria-hidden="true"
                  tabIndex={-1}
                  loading="lazy"
                  sandbox="allow-same-origin"
                />
              </span>
              <span>
                <strong>{kind.label}</strong>
                <small>{kind.about}</small>
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** All kinds of sections by their picture and name, to insert one or to change the kind of one. */
export function GalleryDialog() {
  const w = useWords();
  const editor = useEditor();
  const { view, show } = useView();
  const { gallery } = view;
  const close = () => show({ gallery: undefined });
  const pick = ({ type, form }: Kind) => {
    const snapshot = editor.snapshot();
    const { schema } = snapshot;
    if (!gallery || !schema) return;
    const made = variantOf(type, form, blankParts(snapshot, w.gallery.words));
    const keys = new Set(schema.objects[form]?.properties.map(({ key }) => key));
    const work = blockWork(editor);
    if (gallery.replaces) work.replace(gallery.index, kept(blocksOf(snapshot)[gallery.index], made, keys));
    else work.insert(gallery.index, made);
    close();
  };
  return (
    <DialogFrame
      title={gallery?.replaces ? w.gallery.replaceTitle : w.gallery.title}
      isOpen={gallery !== undefined}
      onOpenChange={close}
    >
      {() => <Kinds onPick={pick} label={gallery?.replaces ? w.gallery.replace : w.gallery.insert} />}
    </DialogFrame>
  );
}
