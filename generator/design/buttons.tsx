import { type ButtonLook, buttonClass } from '../../templates/parts/button.tsx';
import { Icon } from '../../templates/parts/icon.tsx';
import { deepGround } from '../../templates/theme/base.ts';
import { Code, Shown } from './shown.tsx';
import type { DesignWords, State } from './words.ts';

const looks: { look: ButtonLook; isOnGround: boolean }[] = [
  { look: 'primary', isOnGround: false },
  { look: 'outline', isOnGround: false },
  { look: 'gold', isOnGround: true },
  { look: 'light', isOnGround: true },
];
const buttonStates = ['default', 'hover', 'focus-visible', 'active', 'disabled'] as const;
/** A pressed button is under the pointer too. */
const pointed = (state: State) => (state === 'active' ? 'hover active' : state);

interface ButtonProps {
  look: ButtonLook;
  state: (typeof buttonStates)[number];
  label: string;
}

/** The site has its buttons as links; a link cannot be disabled. */
function Button({ look, state, label }: ButtonProps) {
  const shared = { className: buttonClass, 'data-look': look === 'primary' ? undefined : look, 'data-state': pointed(state) };
  if (state !== 'disabled')
    return (
      <a href="#states" {...shared}>
        {label}
      </a>
    );
  return (
    <button type="button" disabled {...shared}>
      {label}
      <Icon name="arrow-forward" size={20} />
    </button>
  );
}

/** The four looks of buttons in each state, those for deep grounds on one. */
export function Buttons({ words, label }: { words: DesignWords; label: string }) {
  return looks.map(({ look, isOnGround }) => (
    <div key={look} className={isOnGround ? `${deepGround} design-panel` : 'design-panel'}>
      <h4>
        <Code>{look}</Code>
      </h4>
      <ul className="design-buttons">
        {buttonStates.map((state) => (
          <Shown key={state} caption={words.state[state]}>
            <Button look={look} state={state} label={label} />
          </Shown>
        ))}
      </ul>
    </div>
  ));
}
