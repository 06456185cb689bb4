import { css } from '@linaria/core';
import { useEffect, useState } from 'react';
import { ComboBox, Input, type Key, ListBox, ListBoxItem, Popover, Text } from 'react-aria-components';
import type { LinkTarget } from '../../document/protocol-state.ts';
import { Drawing } from '../parts/drawing.tsx';
import { useEditor, usePart } from '../store/use-editor.ts';
import { input, menu, menuItem, popover } from '../style/controls.ts';

const address = css`
  margin-inline-start: auto;
  font-size: 0.75rem;
  color: var(--soft);
`;

const box = css`
  flex: 1;
  min-inline-size: 12rem;
`;

const drawings = { page: 'page', heading: 'section', file: 'file' } as const;

interface LinkPickerProps {
  label: string;
  value: string;
  onChange: (href: string) => void;
  onLeave?: (href: string) => void;
  onEscape?: () => void;
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

function Targets() {
  return (
    <Popover className={popover}>
      <ListBox className={menu}>
        {({ href, kind, title }: LinkTarget) => (
          <ListBoxItem id={href} className={menuItem} textValue={href}>
            <Drawing name={drawings[kind]} size={16} />
            <Text slot="label">{title}</Text>
            <bdi dir="ltr" className={address}>
              {href}
            </bdi>
          </ListBoxItem>
        )}
      </ListBox>
    </Popover>
  );
}

/** Link targets that match the input, and how to choose one. */
function useLinkSearch({ value, onChange, onLeave }: LinkPickerProps, isFocused: boolean) {
  const { targetIds } = useEditor();
  const page = usePart((snapshot) => snapshot.page);
  const isSearch = !/^(?:[/#]|[a-z]+:)/.test(value);
  // Headings of the current page are listed first.
  const targets = useTargets(isSearch ? value : '', isFocused, page);
  const choose = (key: Key | null) => {
    if (key === null) return;
    const target = targets.find(({ href }) => href === key);
    if (target) targetIds.add(target);
    onChange(String(key));
    onLeave?.(String(key));
  };
  return { targets, choose };
}

/** Link field: type an address, or search pages, headings and files of the site. */
export function LinkPicker(props: LinkPickerProps) {
  const { label, value, onChange, onLeave, onEscape, autoFocus, isInvalid, describedBy } = props;
  const [isFocused, setFocused] = useState(false);
  const { targets, choose } = useLinkSearch(props, isFocused);
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
      items={targets}
      defaultFilter={() => true}
      onFocusChange={setFocused}
      onBlur={() => onLeave?.(value)}
      isInvalid={isInvalid ?? false}
    >
      <Input
        className={input}
        dir="auto"
        ref={(element) => (autoFocus && element && !isFocused ? element.focus() : undefined)}
        onKeyDown={({ key }) => key === 'Escape' && onEscape?.()}
      />
      <Targets />
    </ComboBox>
  );
}
