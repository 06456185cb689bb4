import { css } from '@linaria/core';
import { useEffect, useMemo, useState } from 'react';
import {
  Collection,
  ComboBox,
  Header,
  Input,
  type Key,
  ListBox,
  ListBoxItem,
  ListBoxSection,
  Popover,
  Text,
} from 'react-aria-components';
import type { LinkTarget } from '../../document/protocol-state.ts';
import { groupLinks, type LinkGroup, type LinkOption, searchWords } from '../model/find-links.ts';
import { Drawing } from '../parts/drawing.tsx';
import { useEditor, usePart } from '../store/use-editor.ts';
import { input, menu, menuItem, popover } from '../style/controls.ts';
import { useWords } from '../words/words.tsx';

const address = css`
  margin-inline-start: auto;
  font-size: 0.75rem;
  color: var(--soft);
`;

const box = css`
  flex: 1;
  min-inline-size: 12rem;
`;

const page = css`
  margin-inline-start: 0.5rem;
  color: var(--soft);
`;

const head = css`
  padding: 0.5rem 0.625rem 0.125rem;
  font-size: 0.8125rem;
  color: var(--soft);
`;

const drawings = { page: 'page', heading: 'section', file: 'file', address: 'link' } as const;

interface LinkPickerProps {
  label: string;
  value: string;
  onChange: (href: string) => void;
  onLeave?: (href: string) => void;
  onEscape?: () => void;
  /** Called on Enter, unless it chooses from the list. */
  onSubmit?: () => void;
  autoFocus?: boolean;
  isInvalid?: boolean;
  describedBy?: string | undefined;
}

/** Debounce of the link search after the last key, in milliseconds. */
const pause = 150;

function useTargets(words: string, isAsked: boolean, page: string): LinkTarget[] {
  const { api } = useEditor();
  const [targets, setTargets] = useState<LinkTarget[]>([]);
  useEffect(() => {
    if (!isAsked) return undefined;
    const timer = setTimeout(() => api.targets(words, page).then(setTargets, () => undefined), pause);
    return () => clearTimeout(timer);
  }, [api, words, isAsked, page]);
  return targets;
}

/** Found targets, by group. */
function Targets() {
  const { controls: w } = useWords();
  return (
    <Popover className={popover}>
      <ListBox className={menu}>
        {({ name, options }: LinkGroup) => (
          <ListBoxSection id={`group ${name}`}>
            <Header className={head}>{w.links[name]}</Header>
            <Collection items={options}>
              {({ href, kind, title, where }: LinkOption) => (
                <ListBoxItem id={href} className={menuItem} textValue={href}>
                  <Drawing name={drawings[kind]} size={16} />
                  <Text slot="label">
                    <bdi>{title}</bdi>
                    {where !== undefined && name === 'heading' ? (
                      <small className={page}>
                        <bdi>{where}</bdi>
                      </small>
                    ) : null}
                  </Text>
                  <bdi dir="ltr" className={address}>
                    {href}
                  </bdi>
                </ListBoxItem>
              )}
            </Collection>
          </ListBoxSection>
        )}
      </ListBox>
    </Popover>
  );
}

/** Link targets that match the input, and how to choose one. */
function useLinkSearch({ value, onChange, onLeave }: LinkPickerProps, isFocused: boolean) {
  const { targetIds } = useEditor();
  const path = usePart((snapshot) => snapshot.page);
  const words = searchWords(value);
  const targets = useTargets(words ?? '', isFocused && words !== undefined, path);
  const groups = useMemo(
    () => groupLinks(words === undefined ? [] : targets, { typed: value, page: path }),
    [targets, words, value, path],
  );
  const choose = (key: Key | null) => {
    if (key === null) return;
    const target = targets.find(({ href }) => href === key);
    if (target) targetIds.add(target);
    onChange(String(key));
    onLeave?.(String(key));
  };
  return { groups, choose };
}

/** Link field: type an address, or search pages, headings and files of the site. */
export function LinkPicker(props: LinkPickerProps) {
  const { label, value, onChange, onLeave, onEscape, onSubmit, autoFocus, isInvalid, describedBy } = props;
  const [isFocused, setFocused] = useState(false);
  const { groups, choose } = useLinkSearch(props, isFocused);
  return (
    <ComboBox
      aria-label={label}
      aria-describedby={describedBy}
      className={box}
      allowsCustomValue
      menuTrigger="focus"
      inputValue={value}
      onInputChange={onChange}
      onChange={choose}
      items={groups}
      defaultFilter={() => true}
      onFocusChange={setFocused}
      onBlur={() => onLeave?.(value)}
      isInvalid={isInvalid ?? false}
    >
      <Input
        className={input}
        dir="auto"
        ref={(element) => (autoFocus && element && !isFocused ? element.focus() : undefined)}
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'Escape') onEscape?.();
          if (key === 'Enter' && !currentTarget.getAttribute('aria-activedescendant')) onSubmit?.();
        }}
      />
      <Targets />
    </ComboBox>
  );
}
