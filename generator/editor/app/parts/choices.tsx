import { css } from '@linaria/core';
import { Button, ListBox, ListBoxItem, Popover, SelectValue } from 'react-aria-components';
import { input, menu, menuItem, popover } from '../style/controls.ts';
import { Drawing } from './drawing.tsx';

const chosen = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  text-align: start;
`;

/** Button and options of a `Select`. */
export function Choices({ options }: { options: { id: string; words: string }[] }) {
  return (
    <>
      <Button className={`${input} ${chosen}`}>
        <SelectValue />
        <Drawing name="chevron" size={16} />
      </Button>
      <Popover className={popover}>
        <ListBox className={menu} items={options}>
          {({ id, words }) => (
            <ListBoxItem id={id} className={menuItem}>
              {words}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </>
  );
}
